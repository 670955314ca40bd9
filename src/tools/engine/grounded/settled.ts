import type { Reading } from './reading.js';

/** What leaves open that a clause is so, wherever it stands in it. */
const DOUBT =
  /(?<!\p{L})(?:perhaps|maybe|possibly|might|could be|not sure|unsure|doubt|doubts|kanske|eventuellt|möjligen|osäker|tveksamt|vielleicht|möglicherweise|unsicher|eventuell|peut-être|quizás?|tal vez|no estoy segur[oa])(?!\p{L})/iu;
/** What opens a clause that is only supposed or asked; of "om" and "si" only before one that says something. */
const SUPPOSES =
  /(?<!\p{L})(?:(?<!(?:as|even|only|what) )if(?! possible)|whether|unless|in case|ob|falls|wenn|sofern|ifall|om(?=\s[^.!?;,\n]{1,80}\s(?:är|har|kan|var|ska|skulle|finns|får|blir|vill|går|måste)(?!\p{L}))|si(?=\s[^.!?;,\n]{1,80}\s(?:est|sont|a|ont|peut|es|son|hay|tiene|tienen|está|están)(?!\p{L})))(?!\p{L})/iu;
/** "Should the belt go missing, …", "Sollte …, …": what is supposed without a word that says so. */
const INVERTED = /^\s*(?:should|sollten?|skulle)\s[^.!?;\n]{1,120},$/iu;
const CLAUSE = /[^.!?;,\n]+(?:[.,](?=\d)[^.!?;,\n]+)*[.!?;,\n]?/gu;
const BUT = /\s(?:but|because|since|so|men|eftersom|så|aber|weil|denn|mais|parce que|pero|porque)\s/iu;

const kept = new WeakMap<Reading, Reading>();

/** A reading whose text has blanks for what it leaves open (conditions, doubts, what is asked by "whether"), each thing at its place. */
export function settled(reading: Reading): Reading {
  const own = kept.get(reading) ?? { ...reading, text: reading.text.replace(CLAUSE, closed) };
  kept.set(reading, own);
  return own;
}

function closed(clause: string): string {
  const but = BUT.exec(clause)?.index ?? clause.length;
  const said = clause.slice(0, but);
  const from = DOUBT.test(said) || INVERTED.test(said) ? 0 : (SUPPOSES.exec(said)?.index ?? but);
  const own = said.slice(0, from) + said.slice(from).replace(/[^.!?;,\n]/gu, ' ');
  return but === clause.length ? own : `${own} ${closed(clause.slice(but + 1))}`;
}
