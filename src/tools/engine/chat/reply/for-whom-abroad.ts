/** A man and a woman, as the three languages ask what they wear. */
const WHO: readonly (readonly [man: RegExp, woman: RegExp, words: readonly [man: string, woman: string]])[] = [
  [/(?<!\p{L})(?:mann|männer|herr(?:en)?)(?!\p{L})/iu, /(?<!\p{L})(?:frau(?:en)?|damen?)(?!\p{L})/iu, ['Mann', 'Frau']],
  [/(?<!\p{L})hommes?(?!\p{L})/iu, /(?<!\p{L})(?:femmes?|dames?)(?!\p{L})/iu, ['homme', 'femme']],
  [/(?<!\p{L})hombres?(?!\p{L})/iu, /(?<!\p{L})(?:mujer(?:es)?|señoras?)(?!\p{L})/iu, ['hombre', 'mujer']],
];
const AND_WHO =
  /^[¿ ]*(?:und|aber|et|mais|y|pero)\s(?:für |bei |als |pour |para )?(?:(?:ein(?:e|en|em|er)?|die|der|den|une?|les?|la|una?|los?|las) )?(?<who>\p{L}{4,8})(?: dann| alors| entonces)?\s?[?.!]*$/iu;

/** "Und ein Mann?" asks the question before of a man; null for anything else. */
export function askedFor(message: string, before: string): string | null {
  const who = AND_WHO.exec(message.trim())?.groups?.who;
  if (who === undefined || before === '') return null;
  for (const [man, woman, words] of WHO) {
    const isMan = man.test(who);
    if (!isMan && !woman.test(who)) continue;
    const [other, word] = isMan ? [woman, words[0]] : [man, words[1]];
    return other.test(before) ? before.replace(other, word) : `${before.replace(/[?.!\s]+$/u, '')} ${word}?`;
  }
  return null;
}
