import { wordsOfName } from '../../property.js';
import { verbOf } from '../object-of-verb.js';
import { withoutReminders } from '../reminders.js';
import { asksWay } from './way.js';

/** How a text speaks of what functions do. */
const DENIED =
  /(?<!\p{L})(?:do(?:es)? not|don['’]t|never|no need (?:to|for)|not (?:to|yet)|needn['’]t|won['’]t|never mind|rather not|inte|aldrig|behöver ingen|nicht|niemals|kein\p{L}{0,2}|ne \p{L}{1,20} (?:pas|plus|rien)|n['’]\p{L}{1,20} (?:pas|plus)|no (?:lo|la|le|me|te|se|hace|hagas?|quiero|necesito|reserve|cancele|envíe|borre|pida)|nunca)(?!\p{L})/iu;
const CONDITION =
  /(?:^|[.!?,;]\s|\s(?:only|but|bara|nur|mais|pero|aber|men)\s)(?:if|in case|unless|should (?:it|the|my|they)|once|when|as soon as|in the event|om|ifall|såvida|wenn|falls|sobald|si|dès que|quand|lorsque|cuando|en caso)(?!\p{L})/iu;
const UNREAL =
  /(?<!\p{L})(?:nearly|almost|would have|could have|might (?:have|one day|perhaps|just)?|used to|had (?:i|we)|if only|thinking (?:about|of)|considering|wonder(?:ing)? (?:about )?whether (?:to|we should|i should)|some ?day|one day|hypothetically|i guess i (?:could|might)|not sure (?:yet|whether|if)|haven['’]t decided|nästan|hade (?:jag|vi)|skulle ha|funderar på|kanske|någon gång|fast|beinahe|hätte(?:n|st)?|überlege|vielleicht|irgendwann|presque|failli|aurai(?:s|t|ent)|j['’]hésite|je réfléchis|peut-être|un jour|casi|habría|hubiera|estoy pensando|quizás?|tal vez|algún día)(?!\p{L})/iu;
const PAST =
  /(?<!\p{L})(?:yesterday|last (?:week|month|year|night|time|spring|summer|autumn|winter)|already|ago|igår|förra|redan|sedan|gestern|letzte[nrs]?|bereits|vorige[nrs]?|hier|dernière?|déjà|ayer|pasad[oa]|ya)(?!\p{L})/iu;
const ASKS =
  /(?<!\p{L})(?:please|can (?:you|we|i)|could (?:you|we|i|someone)|would you|will you|i['’]d like|we['’]d like|would like|would love|let['’]s|i need|we need|i want|we want|wants? to|need(?:s)? to|snälla|tack|vill|kan (?:du|ni|jag|vi)|behöver|skulle vilja|bitte|möchten?|kannst|können|könnten?|hätte gern\p{L}*|brauchen?|s['’]il (?:te|vous) plaît|voudrais|voudrions|aimerais|pouvez|peux|pourriez|je dois|puedes?|podrían?|podría|quiero|queremos|quisiera|necesito|por favor)(?!\p{L})/iu;
const ADVICE =
  /(?<!\p{L})(?:should (?:i|we)|is it (?:wise|worth|a good idea|possible to|allowed)|what (?:colou?r goes|does it mean|is the difference|happens)|how (?:do|does|can|could|would|should) (?:i|one|you|we)(?! (?:still )?have)|why (?:do|does|is|are|did)|borde (?:jag|vi)|ska (?:jag|vi)|hur (?:gör|fungerar|brukar|får man|tar man|blir man)|vad är (?:det för )?skillnad\p{L}*|varför|vad betyder|soll(?:te)? (?:ich|man)|sollen wir|wie (?:kann|mache|funktioniert|geht|bekomm\p{L}*|krieg\p{L}*|entfern\p{L}*)|was ist der unterschied|warum|was bedeutet|devrais-je|comment (?:faire|puis|peut|ça|fonctionne|enlever|retirer|nettoyer|laver)|quelle (?:est la )?différence|pourquoi|que veut dire|debería(?:mos)?|cómo (?:puedo|se|hago|funciona|quito|limpio|lavo)|qué diferencia|por qué|qué significa)(?!\p{L})/iu;

/** The sentences of a text; a point in a number, a name or a short word ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(
      /(?<=[!?])\s+|(?<=(?<!(?:^|[\s.])(?:\p{L}|Dr|Mr|Mrs|Ms|St|No|Nr|nr|kl|Prof|Sr|Sra|Mme|ca|bzw|tel))\.)\s+|\n+/u,
    )
    .filter((one) => /[\p{L}\d]/u.test(one));

/** Whether all that a text says of acting is denied, depends on something, has happened or is only thought of. */
export function isNoWish(text: string): boolean {
  const sentences = sentencesOf(text);
  return sentences.length > 0 && sentences.every((one) => isOnlyTold(one)) && sentences.some((one) => isSpokenOf(one));
}

/** A sentence that asks for nothing: it may stand beside one that is only spoken of. */
const isOnlyTold = (sentence: string): boolean =>
  isSpokenOf(sentence) || !(ASKS.test(sentence) || OPEN_QUESTION.test(sentence));

/** "Where has it got to? I ordered it a week ago.": what is asked stays asked. */
const OPEN_QUESTION =
  /^\W*(?:where|how much|how many|what time|var|hur mycket|wo|wie viel|où|combien|dónde|cuánt[oa]s?)(?!\p{L})[^?]*\?\s*$/iu;

const isSpokenOf = (sentence: string): boolean =>
  isDenied(sentence) ||
  isConditional(sentence) ||
  (UNREAL.test(sentence) && !/gern|[?]\s*$|var är|where is|wo ist|où est|dónde está/iu.test(sentence)) ||
  (PAST.test(sentence) && !ASKS.test(sentence) && !/[?\d]/u.test(sentence));

const isDenied = (sentence: string): boolean => {
  const at = DENIED.exec(withoutReminders(sentence))?.index ?? -1;
  return at >= 0 && at < 30 && !/[?]\s*$/u.test(sentence);
};

/** "If it costs more than 400 euros, …", not "…, if you can". */
const isConditional = (sentence: string): boolean =>
  CONDITION.test(sentence) &&
  !isWatch(sentence) &&
  !/(?:if (?:you (?:can|could|would|have|like|please)|possible|that['’]s)|wenn (?:möglich|es geht|ihr könnt|sie können)|si (?:possible|vous pouvez|es posible|puede)|om (?:det går|möjligt|du kan))/iu.test(
    sentence,
  ) &&
  !/[?]\s*$/u.test(sentence);

const WATCH =
  /(?<!\p{L})(?:tell|let|warn|alert|notify|ping|call|post|säg till|meddela|varna|larma|sag\p{L}*|gib|warn\p{L}*|prévi\p{L}*|préven\p{L}*|avert\p{L}*|alert\p{L}*|avís\p{L}*|avis\p{L}*|alért\p{L}*)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:when(?:ever)?|if|as soon as|once|när|om|så snart|wenn|falls|sobald|quand|si|dès que|lorsque|cuando|si|en cuanto)(?!\p{L})[^.!?]{1,40}(?<!\p{L})(?:goes|falls|rises|drops|climbs|reaches|crosses|hits|passes|is (?:done|ready|finished)|går|stiger|faller|når|sjunker|fällt|steigt|erreicht|sinkt|unter|über|passe|dépasse|tombe|atteint|descend|monte|baja|sube|supera|supere|llega|llegue|cae|baje|suba)(?!\p{L})/iu;

/** "Let me know when WOOL falls below 12": what is waited for is the wish itself. */
const isWatch = (sentence: string): boolean => WATCH.test(sentence);

const REPORT =
  /^\W*(?!(?:has|have|had|did|har|hat|ist|est-ce|a-t)(?!\p{L}))[^?]{0,80}(?<!\p{L})(?:arrived|(?:has|have) (?:arrived|come|landed)|got here|turned up|kom fram|har kommit|är framme|ist (?:heute |gut |heil |schon |endlich ){0,2}(?:angekommen|da)|kam (?:heute |gut |heil ){0,2}an|est (?:bien |enfin )?arrivée?s?|llegó|llegaron|ha llegado)(?!\p{L})[^?]*$/iu;
const RETURNS =
  /^\W*(?:i(?:['’]m| am) (?:sending|returning)|i (?:return|send) |we(?:['’]re| are) (?:sending|returning)|jag (?:skickar|returnerar|lämnar)|ich (?:schicke|sende|gebe)|je (?:renvoie|retourne)|devuelvo)(?!\p{L})/iu;

/** "Order 48990 arrived safely.", "I'm sending it back": a statement of how it is, which asks for nothing to be told. */
export const isReport = (text: string): boolean =>
  RETURNS.test(text) ||
  (REPORT.test(text) &&
    !/(?<!\p{L})(?:please|show|tell|check|find|where|when|snälla|visa|kolla|bitte|zeig\p{L}*|s['’]il|montr\p{L}*|por favor|muéstr\p{L}*)(?!\p{L})/iu.test(
      text,
    ));

const HAPPENED =
  /^\W*(?:did|has|have|had|was|were|why (?:did|was|were|has)|when (?:did|was|were)|who|har|hade|blev|varför|vem|hat|habe[nt]?|wurden?|wer|a-t-|est-ce qu|avez-vous|ha|han|has)\s[^?]*\?\s*$/iu;
const WAS =
  /(?<!\p{L})(?:was|were|has been|have been|had been|blev|blivit|har|wurden?|ist|sind|a été|ont été|fue|fueron|ha sido)\s(?:\p{L}+\s){0,3}?\p{L}{3,}(?:ed|t|en|d|é|ée|és|do|da)(?!\p{L})/iu;

/** "My tailor already shortened the skirt by 4 cm." */
const ALREADY =
  /(?<!\p{L})(?:already\s\p{L}{3,}(?:ed|nt|ght|old|ade)|redan\s\p{L}{3,}(?:at|it|tt|de)|(?:bereits|schon)\s(?:\p{L}+\s){0,6}ge\p{L}{2,}(?:t|en)|déjà\s\p{L}{3,}(?:é|i|u|it)e?s?|ya\s\p{L}{3,}(?:ado|ido|ó))(?!\p{L})/iu;
export const isDoneAlready = (text: string): boolean => ALREADY.test(text) && !text.includes('?') && !ASKS.test(text);

/** "Did Lena cancel?", "Order A-4474 was refunded last week.": what was done is not to be done. */
export const hasHappened = (text: string): boolean =>
  isDoneAlready(text) ||
  HAPPENED.test(text) ||
  (!ASKS.test(text) &&
    PAST.test(text) &&
    (WAS.test(text) ||
      /(?<!\p{L})(?:i|we|he|she|they|jag|vi|han|hon|ich|wir|er|sie|je|nous|il|elle)\s(?:\p{L}+\s)?\p{L}{2,}(?:ed|te|de|t)(?!\p{L})/iu.test(
        text,
      )));

/** Whether a text asks for advice or for how something is done. */
export const isAdvice = (text: string): boolean =>
  (ADVICE.test(text) || COMPARES.test(text) || WHICH_BETTER.test(text)) && !/\d{3,}/u.test(text) && !asksWay(text);

/** "Is linen cooler than cotton?" */
const COMPARES =
  /^\W*(?:(?:so|and|but)\s)?(?:is|are|does|do|är|ist|sind|est|sont|est-ce que|es|son)\s(?!there\s|(?:you|they|we)\s(?:\p{L}{2,10}\s)?(?:have|sell|stock|carry|keep|offer)\s|(?:vous|tu|nous)\s(?:avez|as|avons|vendez|vends)\s|il y a\s)[^?]{2,60}(?:\p{L}er|more|less|better|worse|mer|bättre|mehr|plus|moins|más|menos)\s(?:\p{L}{2,20}\s)?(?:than|än|als|que)\s(?![^\p{L}?]{0,3}\d)[^?]{2,60}\?/iu;

/** "Is it better to hem linen by hand or by machine?" */
const WHICH_BETTER =
  /^\W*(?:is it|would it be|är det|ist es|est-ce|es)\s(?:better|best|wiser|easier|cheaper|bättre|bäst|lättare|besser|einfacher|mieux|plus \p{L}+|mejor|más \p{L}+)\s[^?]{2,80}\s(?:or|eller|oder|ou|o)\s[^?]{2,60}\?/iu;

/** What tells how something is done or what it is like. */
const ADVISES =
  /(?<!\p{L})(?:advi[cs]\p{L}{0,5}|(?:after|wash)?care|explain\p{L}{0,3}|explanations?|recommend\p{L}{0,6}|suggest\p{L}{0,4}|help(?:s|ful|desk)?|guid(?:es?|ance)|tips|instruct\p{L}{0,4}|compar\p{L}{0,6}|faqs?|knowledge|glossar(?:y|ies)|stains?|(?:tvätt|fläck|stil)?råd(?:en|et)?|skötsel\p{L}{0,12}|pflege\p{L}{0,12}|rat(?:schläge?|geber)?|conseil(?:s|le|ler)?|entretien|consejos?|cuidados?)(?!\p{L})/iu;

/** Whether a function is there for who asks for advice. */
export const advises = ({ name, description }: { name: string; description: string }): boolean =>
  ADVISES.test(`${wordsOfName(name).join(' ')} ${description}`);

const NEARLY =
  /(?<!\p{L})(?:nearly|almost|would have|hade nästan|beinahe|fast hätten?|presque|failli|casi|habría)(?!\p{L})/iu;

/** "We nearly booked a table last year": what did not come to be. */
export const isOnlyThought = (text: string): boolean => NEARLY.test(text) && isNoWish(text);

const STATES =
  /(?<![\p{L}'’])(?:is|are|was|were|has|had|är|var|har|hade|ist|sind|war|waren|hat|hatte|est|sont|était|es|son|está|están|fue|tiene)(?!\p{L})/iu;

/** "It is 20 degrees in the nursery.": tells how things are and asks for nothing. */
export const onlyStates = (text: string): boolean => !ASKS.test(text) && !text.includes('?') && STATES.test(text);

const STATE =
  /^\W*(?:(?:hi|hello|hej|hallo|bonjour|hola),?\s)?(?:is|are|has|have|was|were|did|when (?:is|are|will|does)|where (?:is|are)|är|har|när (?:är|blir|kommer)|var är|ist|sind|hat|wann (?:ist|kommt|wird)|wo (?:ist|sind|bleibt)|où (?:est|sont|en est)|quand (?:est|arrive)|está|están|dónde está|cuándo (?:llega|está))\s(?:my|the|our|that|min|mitt|mina|vår\p{L}*|den|det|mein\p{L}*|unser\p{L}*|der|die|das|ma|mon|mes|la|le|mi|el|order|job|parcel|repair|ticket)(?!\p{L})/iu;

/** "Does the library have any audiobooks by …?": whether there is something. */
const HAS =
  /^\W*(?:do|does)\s(?:the\s\p{L}+|your?(?:\s\p{L}+)?|they)\s(?:still\s|also\s)?(?:have|sell|stock|carry)(?!\p{L})|^\W*(?:har (?:ni|biblioteket|butiken)|finns det|haben sie|habt ihr|hat (?:die|der|das) \p{L}+|gibt es|avez-vous|est-ce que vous avez|y a-t-il|tienen|tenéis|tiene la \p{L}+|hay)(?!\p{L})/iu;

const COST =
  /^\W*(?:(?:and|och|und|et|y|so|but)\s)?(?:how much (?:does|do|is|are|would|will|did) (?:it|that|this|you|the \p{L}+)|what (?:does|do|would|will) (?:it|that) cost|what do you charge|vad kostar|hur mycket kostar|was kostet|wie viel kostet|wie teuer|combien (?:ça |cela )?coûte|combien coûte|cuánto cuesta|cuánto vale)(?!\p{L})[^?]*\?\s*$/iu;
/** "How much does it cost to shorten sleeves?" */
export const asksCost = (text: string): boolean => COST.test(text);

/** Whether a text asks if there is something. */
export const asksForAny = (text: string): boolean => HAS.test(text);

/** "Is my repair done yet? ticket 3076": how something stands is asked, nothing is to be done. */
export const asksState = (text: string): boolean =>
  (STATE.test(text) || HAS.test(text)) && text.includes('?') && !ASKS.test(text) && !actsAfter(text);

const WHAT_IF =
  /(?<!\p{L})(?:what (?:happens|would happen|will happen)|vad händer|vad skulle hända|was passiert|was geschieht|que se passe-t-il|qu[’']est-ce qui se passe|qué pasa|qué sucede|qué pasaría)\s(?:to (?:it|me|us|them)\s|då\s|dann\s)?(?:if|when|om|när|wenn|falls|si|quand|cuando)(?!\p{L})/iu;
/** "What happens if I pause my membership?": nothing is to be done. */
export const asksWhatIf = (text: string): boolean => WHAT_IF.test(text) && text.includes('?');

/** "Is the window open? Close it.": whether something is to be done after the question. */
const actsAfter = (text: string): boolean =>
  sentencesOf(text.slice(text.indexOf('?') + 1)).some((one) => ACTS.test(verbOf(one)) || ACTS_TOO.test(verbOf(one)));

const ACTS =
  /^(?:delete|remove|cancel|send|extend|renew|change|move|put|set|turn|switch|add|refund|pay|stop|close|lock|unlock|restart|avboka|avbeställ|flytta|ändra|skicka|lägg|boka|betala|stornier\p{L}{1,3}|lösch\p{L}{1,3}|änder\p{L}{0,3}|verschieb\p{L}{1,3}|schick\p{L}{0,3}|send\p{L}{0,3}|buch\p{L}{1,3}|bezahl\p{L}{1,3}|annul\p{L}{1,4}|supprim\p{L}{1,3}|envoy\p{L}{1,3}|envoie|change[zr]?|ajout\p{L}{1,3}|cancel\p{L}{1,2}|borr\p{L}{1,2}|enví\p{L}{1,2}|cambi\p{L}{1,2}|añad\p{L}{1,3})$/iu;

/** What may be asked for after a question of how something stands. */
const ACTS_TOO =
  /^(?:open|start|reserve|öppna|stäng|tänd|släck|öffne[nt]?|schließe?n?|mach|schalte?n?|ouvr\p{L}{1,3}|ferm\p{L}{1,3}|étei\p{L}{1,6}|abr[ae]|cierr[ae]|apag\p{L}{1,3}|enciend[ae])$/iu;
const TO_ONESELF =
  /^[^,.;!?]{0,40}?(?<!\p{L})(?:send\p{L}{0,3}|schick\p{L}{0,3}|skicka|envoy\p{L}{1,3}|envoie)(?:\s(?:sie|over|över|mal|bitte))?[\s-](?:me|us|mir|uns|mig|oss|moi|nous)(?!\p{L})/iu;

/** "Delete the job 9c41e7": whether a wish begins with a verb of doing; what is sent to oneself may be told. */
export const wantsDone = (text: string): boolean =>
  !text.includes('?') && ACTS.test(verbOf(text)) && !TO_ONESELF.test(text) && !/^\W*envíame(?!\p{L})/iu.test(text);

/** Whether a text only wants to know something. */
export const isQuestion = (text: string): boolean => text.trim().endsWith('?') && !ASKS.test(text);

/** Whether a text wants something done, in so many words. */
export const isAsking = (text: string): boolean => ASKS.test(text);
