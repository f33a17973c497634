/** Where in the house one is: the path of the address, and what stands behind `#`. */

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  read() {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const place = new Place();

addEventListener("popstate", () => place.read());

export function go(address: string, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"]({}, "", address);
  const before = place.path;
  place.read();
  if (place.path !== before) scrollTo(0, 0);
}

/** Let links inside the house change the page without loading it anew. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return;
  if (link.pathname.startsWith("/api/")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
