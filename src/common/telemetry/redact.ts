const KEY = /fyra_(arena|design|tools|secret)_[0-9A-Za-z]+/g;
const CREDENTIALS = /(:\/\/[^\s:@/"]*):(?:[^\s@/"\\]|\\.)+@/g;
const QUERY_KEY = /((?:api_key|signature|listenKey)=)(?:[^&\s"\\]|\\.)+/g;

/** Takes keys, signatures, passwords in addresses and query keys out of a text; JSON stays JSON. */
export const redact = (text: string): string =>
  text.replace(KEY, 'fyra_$1_…').replace(CREDENTIALS, '$1:…@').replace(QUERY_KEY, '$1…');
