"""The files for proofreaders show what people read, and nobody is called by a wrong form."""

import re

import pytest

from tatami.words import LANGUAGES
from tests.words.proof import PROOFS, proof

OBJECT = {
    "en": re.compile(r"\b[a-z]+ You\b"),
    "de": re.compile(r"\b[a-zäöüß]+ Du\b"),
    "nl": re.compile(r"\b[a-z]+ Jij\b"),
}
"""The reader after a word that is no beginning: there another form is needed."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_proof_shows_the_sentences_as_they_are(language: str) -> None:
    found = (PROOFS / f"{language}.md").read_text(encoding="utf-8")
    assert found == proof(language), "renew it with: python -m tests.words.proof"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_an_example(language: str) -> None:
    assert re.findall("‹.*?›", proof(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_has_the_right_form_in_every_role(language: str) -> None:
    lines = [line for line in proof(language).splitlines() if OBJECT[language].search(line)]
    assert lines == []
