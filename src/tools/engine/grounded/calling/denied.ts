import { wishesOf } from './wishes.js';

const DENIED =
  /^\W{0,5}(?:please |snälla |bitte |oh,? )?(?:do not|don['’]t|never|no need to|you need not|there is no need to|never mind|forget it|forget about|no worries|glöm|strunta i|låt bli att|vergiss es|schon gut|laisse tomber|déjalo|ne \p{L}{1,20} (?:pas|plus)|no (?:enciendas|apagues|envíes|borres|canceles)|\p{L}{1,20} (?:inte|aldrig|nicht|niemals)|(?:schalte?|stelle?|mach|lösche|sende|buche|storniere)(?: \p{L}{1,20}){1,5} nicht)(?!\p{L})/iu;

/** "…, I just want to know where it is": what is wished for instead. */
const INSTEAD =
  /[,;:]\s(?:i|we|but|just|only|rather|instead|jag|vi|utan|bara|men|ich|wir|sondern|nur|aber|je|mais|yo|sino|solo)(?!\p{L})/iu;

/** "Never mind, I found it": all that follows is why. */
const OVER =
  /^\W{0,5}(?:oh,? |ah,? |ok,? )?(?:never mind|forget it|no worries|glöm det|vergiss es|schon gut|laisse tomber|déjalo)(?=[\s,.!]|$)/iu;

/** "Do not turn off the light": whether all that is wished is that something is not done. */
export const isDenied = (text: string): boolean =>
  (OVER.test(text) && !/[.!?]\s+\p{L}/u.test(text)) ||
  (!INSTEAD.test(text) && wishesOf(text).every((wish) => DENIED.test(wish)));
