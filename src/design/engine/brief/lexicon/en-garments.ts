import { blocks } from '../lexeme.js';
import { EN_DRESSES_AND_BOTTOMS } from './en-dresses-and-bottoms.js';
import { EN_MORE_GARMENTS } from './en-more-garments.js';
import { EN_TOPS_AND_COATS } from './en-tops-and-coats.js';

/** English garment names, British and American, and phrases that only look like them. Rows: garment, variant, phrases, what the name itself says. */
export const EN_GARMENTS = [
  ...EN_TOPS_AND_COATS,
  ...EN_DRESSES_AND_BOTTOMS,
  ...EN_MORE_GARMENTS,
  ...blocks(
    'coat of paint|coat of arms|coats of paint|coat hanger|coat rack|salad dressing|dress code|dress rehearsal|dress the salad|dress up party|window dressing|wound dressing|jacket potato|jacket potatoes|book jacket|dust jacket book|life jacket|skirt steak|bed skirt|tree skirt|skirting board|hat trick|cape town|cape cod|cape verde|top ten|top secret|top quality|top notch|top of the range|top of the line|on top|on top of|big top|at the top|from top to bottom|top down|top half|top stitch|top button|top of the|tie break|tie breaker|tie game|seat belt|fan belt|conveyor belt|asteroid belt|belt and road|tool belt|sock puppet|boxer dog|vested interest|law suit|lawsuit|suits me|suit me|suits you|suited to|suited for|suits a|suit a|suit my|suits my|suit of cards|watch out|watch a|watch the|watch tv|watch movies|wallet app|shirt off my back|bag of|bags of|pants on fire|to dress|dressed in|dress to impress|dress down|dress up|dressing up|dresses up|getting dressed|get dressed|well dressed|bell pepper|bell peppers|shoe rack|shoe box|shoebox|hood of a car|car hood|neighbourhood|short story|tall tale|wood stove|high street|shorts on youtube|shoulder bag strap|bottle cap|night cap|knee cap|ice cap|skull cap sleeve|cap of|ring tone|to watch|mac and cheese|tank engine|fish tank|water tank|think tank|army tank|battle tank|gas tank|fuel tank|polar bear|jumper cables|show jumper|bungee jumper|golf polo match|water polo|polo match|play polo|marco polo|robe of office|bra size|boot camp|to boot|car boot|pump up|petrol pump|heat pump|high heels|mini bar|mini cooper|mini fridge|brief description|in brief|sweater weather|body of water|body of work|a shift in|night shift|shift key|shift work|gear shift|day shift|track record|sound track|race track|train track|tails of|heads or tails|duster for|feather duster|trench warfare|harem of|slip of|slip away|pink slip|slip on|non slip|anti slip|slip up|stays put|stays in|stays dry|stays cool|stays up|that stays|tights of',
  ),
];
