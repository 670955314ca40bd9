import { isSchema, type Schema, typeOf } from '../../schema.js';
import { propertyIn, wordsOfName } from '../../property.js';
import { nounsOf } from '../nouns-of.js';

/** What kind of thing an argument is. */
export type Kind =
  | 'enum'
  | 'truth'
  | 'date'
  | 'time'
  | 'moment'
  | 'month'
  | 'email'
  | 'phone'
  | 'url'
  | 'code'
  | 'airport'
  | 'number'
  | 'person'
  | 'address'
  | 'place'
  | 'prose'
  | 'thing'
  | 'list'
  | 'rows'
  | 'record'
  | 'other';

/** An argument of a function, as its name, type and description tell it. */
export interface Asked {
  name: string;
  schema: Schema;
  kind: Kind;
  /** its name's words, then its description's */
  words: readonly string[];
  described: string;
  isRequired: boolean;
}

const CODE_NAME =
  /(?:^|_)(?:id|ids|no|nr|number|numbers|code|ref|reference|sku|ticket|plate|article|isbn|iban|serial|tracking|suffix|zip|postcode|host|server|domain|pallet|bay|job|key|costume|symbol|username|version|file|filename|file_name)$/u;
const CODE_TOLD =
  /(?<!\p{L})(?:number|code|id|identifier|reference|like [A-Z]+-?\d|e\.g\. [A-Z]+-?\d|sku|nummer|numéro|número)(?!\p{L})/iu;
const PROSE_NAME =
  /(?:^|_)(?:text|message|body|note|notes|comment|description|subject|reason|content|inscription|question|details|remark|prompt|damage|symptoms?|problem|issue|request|greeting|dedication|engraving|words?)$/u;
const PLACE_NAME =
  /(?:^|_)(?:from|to|origin|destination|pickup|dropoff|city|station|airport|stop|departure|arrival|town|country|region|location)(?:_(?:city|station|airport|stop|place|location|town|store|shop|warehouse|branch|depot|site|office))?$/u;
const PERSON_NAME =
  /(?:^|_)(?:client|customer|patient|guest|member|student|pupil|employee|owner|who|name|to|recipient|doctor|dentist|stylist|teacher|tutor|driver|person|attendee|worker|company|tenant|passenger|traveller|child|author|artist|contact|assignee|player|user|rider|buyer|seller|reader|visitor|applicant|donor|witness|holder)(?:_name)?$/u;
const THING_NAME =
  /(?:^|_)(?:item|product|plant|medicine|drug|title|book|song|dish|pet|model|brand|file|folder|event|team|room|line|league)(?:_name)?$/u;

const WARE =
  /(?:^|_)(?:garment|clothing|item|product|article|style|piece|plagg|artikel|vara|kleidungsstück|produkt|vêtement|produit|prenda|artículo|producto)(?:_name)?$/u;

export function askedOf(name: string, schema: Schema, isRequired: boolean, beside: readonly string[] = []): Asked {
  const described = typeof schema.description === 'string' ? schema.description : '';
  const words = [...wordsOfName(name), ...(described.toLowerCase().match(/\p{L}+/gu) ?? [])];
  return {
    name,
    schema,
    kind: isReceiver(name, schema, beside) ? 'person' : kindOf(name, schema, described),
    words,
    described,
    isRequired,
  };
}

/** `to` beside no `from` is somebody. */
const isReceiver = (name: string, schema: Schema, beside: readonly string[]): boolean =>
  /^(?:to|till|para|destinataire|empfänger|mottagare|destinatario)$/u.test(name) &&
  typeOf(schema) === 'string' &&
  schema.format === undefined &&
  !Array.isArray(schema.enum) &&
  !beside.some((one) => /^(?:from|origin|source)/u.test(one));

function kindOf(name: string, schema: Schema, described: string): Kind {
  const type = typeOf(schema);
  if (Array.isArray(schema.enum)) return 'enum';
  if (type === 'boolean') return 'truth';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array') return isSchema(schema.items) ? (typeOf(schema.items) === 'object' ? 'rows' : 'list') : 'other';
  if (type === 'object') return 'record';
  return type === 'string' ? kindOfText(name, schema, described) : 'other';
}

const FORMATS: Readonly<Record<string, Kind>> = {
  date: 'date',
  time: 'time',
  email: 'email',
  uri: 'url',
  url: 'url',
  'idn-email': 'email',
  uuid: 'code',
  hostname: 'code',
};

/** "ISO 8601, e.g. 2026-03-01T09:00": a day with its time of day, and no zone, which nobody tells. */
export const isMoment = (described: string): boolean =>
  /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?![\d:.+Z-])|YYYY-MM-DDTHH:MM(?::SS)?(?![:.+Z-])/iu.test(described) ||
  /ISO 8601 (?:without (?:a |the )?(?:time ?)?zone|local)|ISO 8601 (?:date-?time|timestamp),? local/iu.test(described);

function kindOfText(given: string, schema: Schema, described: string): Kind {
  const name = given.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_').toLowerCase();
  if (typeof schema.format === 'string') return FORMATS[schema.format] ?? 'other';
  if (isMoment(described)) return 'moment';
  if (/(?<!\p{L})IATA(?!\p{L})/u.test(described)) return 'airport';
  if (/HH:MM|hh:mm/u.test(described) || /(?:^|_)time$/u.test(name)) return 'time';
  if (/YYYY-MM-DD/u.test(described) || /(?:^|_)(?:date|day|deadline|check_in|check_out|birthday)$/u.test(name))
    return 'date';
  if (/YYYY-MM(?!-)/u.test(described) || /(?:^|_)month$/u.test(name)) return 'month';
  if (/(?:^|_)e?_?mail$/u.test(name)) return 'email';
  if (/(?:^|_)(?:phone|mobile|telephone|tel)(?:_number)?$/u.test(name)) return 'phone';
  if (/(?:^|_)(?:url|link|website|webhook|callback)$/u.test(name)) return 'url';
  if (/e-?mail address/iu.test(described)) return 'email';
  if (/(?:^|_)(?:address|street)$/u.test(name) || /(?:address|street)(?!\p{L})/iu.test(described)) return 'address';
  if (CODE_NAME.test(name) && !(WARE.test(name) && /^(?:the )?name(?!\p{L})/iu.test(described))) return 'code';
  if (PROSE_NAME.test(name)) return 'prose';
  if (/(?:like|e\.g\.|such as)\s[^\s]*\d/iu.test(described)) return 'code';
  if (CODE_TOLD.test(described) && !/name/iu.test(described)) return 'code';
  return kindOfName(name, schema, described);
}

function kindOfName(name: string, schema: Schema, described: string): Kind {
  if (
    /recipient|name of (?:the )?(?:person|client|patient|customer|guest|student|pupil)|^who(?!\p{L})|full name/iu.test(
      described,
    )
  )
    return 'person';
  if (THING_NAME.test(name)) return 'thing';
  if (PLACE_NAME.test(name) && !/person|recipient|name/iu.test(described)) return 'place';
  if (PERSON_NAME.test(name) || nounsOf(name, schema).isPerson) return 'person';
  return 'thing';
}

/** The unit that a number is asked in; undefined where none is. */
export const unitOfAsked = ({ name, schema }: Asked): string | undefined => propertyIn(name, schema).unit?.unit;

const QUERY = /^(?:query|q|search|search_(?:term|text|query)|terms?|keywords?|sökord|suchbegriff|recherche|consulta)$/u;

/** Whether an argument asks for a piece that a shop may have. */
export const isWare = ({ name }: Asked): boolean => WARE.test(name);

/** Whether an argument asks for what is looked for. */
export const isSought = ({ name, schema }: Asked): boolean =>
  typeOf(schema) === 'string' && !Array.isArray(schema.enum) && (WARE.test(name) || QUERY.test(name));
