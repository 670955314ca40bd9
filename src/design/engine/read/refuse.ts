import { fold } from './words/lexeme.js';

const INJECTION: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass|overlook|ignorera|ignoriere|ignorez|ignora|glom)\b.{0,40}\b(instructions?|prompts?|rules?|messages?|guidelines?|directions?|constraints?|everything above|everything you|all previous|all prior|the above|instruktioner\w*|regler\w*|anweisungen|consignes|instrucciones|system)\b/,
  /\b(system|developer|hidden|initial|secret)[ -]?(prompt|message|instruction)s?\b/,
  /\b(reveal|print|show|output|leak|expose|dump|tell|give|return|repeat|send)\b.{0,40}\b(api[ -]?keys?|passwords?|secrets?|credentials|env(ironment)? variables?|your (instructions|prompt|rules)|database|tokens?|source code)\b/,
  /\byou are (now|no longer)\b|\bact as (an?|if|the)\b|\bpretend (to be|you are|that you)\b|\bjailbreak|\bdo anything now\b|\bdeveloper mode\b|\bnew instructions?:/,
  /<\/?(script|iframe|svg|system|instruction)\b|\bdrop table\b|;\s*--|\bunion select\b|\$\{.*\}|\{\{.*\}\}|\bselect \* from\b|\brm -rf\b|\beval\(|\b(os|subprocess)\.|javascript:/,
  /\[\/?inst\]|<\|.*?\|>|^\s*(system|assistant)\s*:/m,
];

const OTHER_TASK: readonly RegExp[] = [
  /\b(write|compose|draft|tell|recite|sing|generate|create|give)\b(?:\W+\w+){0,3}?\W+(poems?|essays?|story|stories|songs?|jokes?|emails?|letters? to|articles?|blog posts?|code|scripts?|program|haiku|recipes?|speech|review|tweet|cover letter|lyrics|sql|function|limerick|novel)\b/,
  /\b(translate|summari[sz]e|proofread|paraphrase|transcribe)\b/,
  /^\W*(what|who|when|where|why|how)('s|\b)(?!.*\b(look|design|make me|about a|about an)\b).*\?\W*$/,
  /^\W*(how (do|can|to|much|many)|what (is|are) the (price|capital|weather|meaning|difference|best)|where can i (buy|find)|explain)\b/,
  /\b(recipe for|capital of|weather (in|for)|stock price|calculate|solve|debug|compile|python|javascript|homework)\b/,
  /\b(skriv|berätta|översätt)\b.{0,30}\b(dikt|uppsats|saga|historia|kod|brev|text|recept)\b/,
];

/** Why a text is no brief for a garment although it may hold garment words, and the words that offend. */
export interface Refusal {
  kind: 'injection' | 'other_task';
  words: string;
}

const offending = (patterns: readonly RegExp[], text: string): string | null =>
  patterns.map((pattern) => pattern.exec(text)?.[0].trim()).find((found) => found !== undefined) ?? null;

/** What refuses a text; null when it may be a brief. */
export function refusal(description: string): Refusal | null {
  const text = description.toLowerCase();
  const folded = fold(description);
  const injection = offending(INJECTION, text) ?? (folded === text ? null : offending(INJECTION, folded));
  if (injection !== null) return { kind: 'injection', words: injection };
  const other = offending(OTHER_TASK, text);
  return other === null ? null : { kind: 'other_task', words: other };
}
