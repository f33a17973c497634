/** Requests to the house. */

import { settings } from "./settings.svelte";
import type { Trouble } from "../wire";

/** A request that the house could not meet; its message is for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function request(method: string, path: string, body?: unknown, key = ""): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Tatami-Key"] = key;
  const answer = await fetch(path, {
    method,
    headers,
    body: body && JSON.stringify(body),
  } as RequestInit);
  if (answer.ok) return answer;
  const trouble: Trouble = await answer
    .json()
    .catch(() => ({ text: answer.statusText, code: String(answer.status) }));
  throw new Refusal(answer.status, trouble.code, trouble.text);
}

export async function get<T>(path: string, key = ""): Promise<T> {
  return (await request("GET", path, undefined, key)).json();
}

export async function getText(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

export async function post<T>(path: string, body: object = {}): Promise<T> {
  return (await request("POST", path, body)).json();
}

export async function put<T>(path: string, body: object): Promise<T> {
  return (await request("PUT", path, body)).json();
}
