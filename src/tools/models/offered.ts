import { type Call, textLanguage, type TextLanguage } from '../engine/grounded/index.js';

interface Sentences {
  /** before what was only asked */
  unknown: string;
  offer: (calls: string) => string;
  /** where the wish is that something is not done */
  forbidden: string;
}

const SENTENCES: Readonly<Record<TextLanguage, Sentences>> = {
  en: {
    unknown: 'That I have not been told.',
    offer: (calls) => `I have done nothing yet. Shall I call ${calls}? Then say yes.`,
    forbidden: 'Understood: I leave it as it is. Nothing has been done.',
  },
  sv: {
    unknown: 'Det har jag inte fått veta.',
    offer: (calls) => `Jag har inte gjort något än. Ska jag anropa ${calls}? Svara då ja.`,
    forbidden: 'Jag låter det vara som det är. Inget har gjorts.',
  },
  de: {
    unknown: 'Das wurde mir nicht gesagt.',
    offer: (calls) => `Ich habe noch nichts veranlasst. Soll ich ${calls} aufrufen? Dann sagen Sie ja.`,
    forbidden: 'In Ordnung, es bleibt, wie es ist. Ich habe nichts veranlasst.',
  },
  fr: {
    unknown: 'On ne me l’a pas dit.',
    offer: (calls) => `Je n’ai encore rien fait. Dois-je appeler ${calls} ? Dites alors oui.`,
    forbidden: 'Entendu, cela reste comme c’est. Je n’ai rien fait.',
  },
  es: {
    unknown: 'Eso no me lo han dicho.',
    offer: (calls) => `Todavía no he hecho nada. ¿Llamo a ${calls}? Entonces diga sí.`,
    forbidden: 'Entendido: se queda como está. No he hecho nada.',
  },
};

/** "Shall I call `cancel_order` (order_id: 77)?": what was asked about and not wished, in the language of the question. */
export function offered(question: string, calls: readonly Call[]): string {
  const { unknown, offer } = SENTENCES[textLanguage(question)];
  const told = calls.map(
    ({ name, arguments: args }) => `\`${name}\` (${Object.entries(args).map(valueOf).join(', ')})`,
  );
  return `${question.includes('?') ? `${unknown} ` : ''}${offer(told.join(', '))}`;
}

const valueOf = ([name, value]: [string, unknown]): string =>
  `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;

/** "Please do not cancel it": that nothing has been done, in the language of the question. */
export const leftAlone = (question: string): string => SENTENCES[textLanguage(question)].forbidden;
