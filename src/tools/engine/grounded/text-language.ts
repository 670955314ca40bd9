export type TextLanguage = 'en' | 'sv' | 'de' | 'fr' | 'es';

/** Small words and everyday words of the trade that tell one language from the others. */
const WORDS: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: set(
    'the a an and is are was do does did how what why which who when where can could should would i you he she it we they my your me to of for with in on at from or but not this that these those have has be about please want need would like size colour color wash each much many there than into as by extract order',
  ),
  sv: set(
    'och att det som på är av för med den till inte om ett en jag du vi ni hur vad varför vilken vilket vilka kan ska bör har hej tack min mitt mina din ditt mig dig sig när var från eller vill köpa beställa klänning skjorta storlek kjol kappa byxor tvätta mycket heter klockan två tre fyra fem sju åtta tio par styck kronor vår våra er ert ska era vem leder finns också där då men så hade vara blir nu bara era kommer kom',
  ),
  de: set(
    'der die das den dem des und ist sind nicht wie was warum ich du wir sie zwei drei vier fünf sechs sieben acht zehn stück unsere unser ihrem ihren möchten hätte hätten kann mit für ein eine einen einem einer aus im am um auf von zu zum zur bei nach oder aber möchte bitte wer welche welcher welches größe kleid hemd jacke mantel wasche waschen wieviel viel habe hat suche heiße bestelle geteilt durch mal wo bleibt mein meine meinen ihr ihre noch wird werden haben sein auch wenn dann schon immer hier es so hallo danke kostet kosten konto schlüssel bekomme gibt darf gerade gewinnt führt in liga man ziehe zieht trägt trage soll muss bedeutet heißt geht kannst können wovon woraus welchen welchem welchen wieviel brauche brauchst bügelt bügle wäscht nähe näht kürze lösche melde entferne reinige passt dem seine unterschied zwischen geworden',
  ),
  fr: set(
    'le la les des une un est et que qui comment pourquoi quel quelle quels quelles je tu nous vous deux trois quatre cinq huit dix avons reçu pièce livraison il elle avec pour dans sur de du au aux en ne pas ce cette mon ma mes voudrais taille robe chemise jupe veste laver combien ai suis c’est d’une qu’est où votre notre sont mais leur très bien encore tout bonjour merci j’ai été clé coûte obtenir porter mettre faire faut veut dire quoi c’est qu’est-ce l’ est-ce enlever coudre poser peut quels mène gagne dernier savoir fais sais entre différence',
  ),
  es: set(
    'el la los las dos tres cuatro cinco seis siete ocho diez hemos han recibido cada uno metros quisiera pedido un una unos unas es son y que qué cómo como por para con de del al en no mi mis su yo tú quiero talla camisa falda vestido chaqueta lavar cuánto cuál cuáles quién dónde está tengo llamo me se lo puedo hay pero muy más gracias hola nuestro nuestra cuando también ya cuesta clave puede puedo cómo pongo lavo plancho quito llevo uso hago hay necesito combina significa se quién va cuánta cuál entre diferencia borro consigo dejo cose sueña sabes hacer llamas último real dinero',
  ),
};

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Letters that only one of the five writes. */
const LETTERS: readonly (readonly [RegExp, TextLanguage])[] = [
  [/[åÅ]/g, 'sv'],
  [/[ßẞ]|[üÜ]/g, 'de'],
  [/[çÇêèàùâîœ]/g, 'fr'],
  [/[ñÑ¿¡íóúÍÓÚ]/g, 'es'],
];

/** The language of a text by its small words and letters; English where nothing speaks for another. @param text of any length, its first 2,000 characters count */
export function textLanguage(text: string): TextLanguage {
  return languageScores(text)[0].language;
}

/** Best first. */
export function languageScores(text: string): { language: TextLanguage; score: number }[] {
  const read = text.slice(0, 2000);
  const tokens =
    read
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’]+/gu) ?? [];
  const scores: Record<TextLanguage, number> = { en: 0.5, sv: 0, de: 0, fr: 0, es: 0 };
  for (const language of Object.keys(WORDS) as TextLanguage[])
    for (const token of tokens) if (WORDS[language].has(token)) scores[language] += 1;
  for (const [letters, language] of LETTERS) scores[language] += Math.min(3, (read.match(letters) ?? []).length) * 0.6;
  return (Object.keys(scores) as TextLanguage[])
    .map((language) => ({ language, score: scores[language] }))
    .sort((a, b) => b.score - a.score);
}
