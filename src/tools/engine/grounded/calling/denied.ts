import { wishesOf } from './wishes.js';

const DENIED =
  /^\W*(?:please |snälla |bitte |oh,? )?(?:do not|don['’]t|never|no need to|you need not|there is no need to|låt bli att|ne \p{L}+ (?:pas|plus)|no (?:enciendas|apagues|envíes|borres|canceles)|\p{L}+ (?:inte|aldrig|nicht|niemals)|(?:schalte?|stelle?|mach|lösche|sende|buche|storniere)(?: \p{L}+){1,5} nicht)(?!\p{L})/iu;

/** "Do not turn off the light": whether all that is wished is that something is not done. */
export const isDenied = (text: string): boolean => wishesOf(text).every((wish) => DENIED.test(wish));
