/**
 * Characters that hide, or change the order of, what stands beside them: embeddings, overrides and isolates of direction
 * (UAX 9), what has no width and joins nothing, annotations, tags and the further variation selectors, in which a second text can
 * be carried unseen. Marks that only say how one word runs (LRM, RLM, ALM) and the joiners of scripts and emoji stay.
 */
const HIDING = /\u034f|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

/** A text of somebody's own as others are shown it: composed (NFC), and without what hides or turns other text. */
export const shownText = (text: string): string => text.replace(HIDING, '').normalize('NFC');
