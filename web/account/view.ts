import type { components } from '../api.js';
import type { PriceList } from '../pages/pricing.js';
import type { Listed } from '../playground/document.js';

type Schemas = components['schemas'];
export type OwnKey = Schemas['OwnKeyView'] | Schemas['OwnDesignKeyView'];
export type Allowance = Schemas['UsageView'];
export type UsageReport = Schemas['UsageReport'];
export type DayOfOperation = Schemas['OperationUsage'];
export type NamedKey = Schemas['NamedKeyView'];
export type KeyWish = Schemas['NamedKeyDto'];
export type Order = Schemas['OrderView'];
export type Receipt = Schemas['ReceiptView'];
export type Delivery = Schemas['DeliveryView'];
export type DeliveryWithBody = Schemas['DeliveryWithBody'];
export type Offers = PriceList;

/** Interfaces that issue keys. */
export const KINDS = ['tools', 'design', 'arena'] as const;
export type Kind = (typeof KINDS)[number];

/** What is known of a key that is used here; the key itself stays with the browser's part. */
export interface Held {
  kind: Kind;
  /** `fyra_tools_…x9Qz` */
  masked: string;
}

/** What the page starts from. */
export interface AccountView {
  base: string;
  /** absolute, without a slash at the end */
  url: string;
  services: readonly string[];
  /** Whether strangers may register. */
  open: boolean;
  /** Whether this installation sends mails. */
  mails: boolean;
  operations: readonly Listed[];
}

/** As the API says it: nothing counts. */
export const UNLIMITED = 2_147_483_647;

export interface Page<Item> {
  items: readonly Item[];
  cursor: string | null;
}

/** What the page asks the API for, with one key. @throws Refusal in the API's words */
export interface AccountApi {
  me(): Promise<OwnKey>;
  /** 90 days; of one key of the account, or of all. */
  usage(keyId: string | null): Promise<UsageReport>;
  keys(): Promise<readonly NamedKey[]>;
  issue(wish: KeyWish): Promise<Fresh>;
  /** A new key in place of the one that is used here, which goes on with the new one. */
  rotate(): Promise<Fresh>;
  revoke(id: string): Promise<void>;
  offers(): Promise<Offers>;
  orders(cursor: string | null): Promise<Page<Order>>;
  /** @returns the order's id, and where it is paid */
  buy(item: string): Promise<{ order_id: string; checkout_url: string }>;
  confirm(order: string): Promise<void>;
  refund(order: string): Promise<void>;
  receipt(order: string): Promise<Receipt>;
  deliveries(status: string, cursor: string | null): Promise<Page<Delivery>>;
  delivery(id: string): Promise<DeliveryWithBody>;
  resend(id: string): Promise<void>;
  /** Saves a file. */
  export(): Promise<void>;
  /** Ends the account. */
  end(erase: boolean): Promise<void>;
}

/** A key that was just made: it is shown this one time, and never as text of the page. */
export interface Fresh {
  key: string;
  /** ISO 8601: until then the one before works too. */
  oldUntil?: string;
}

/** What the browser keeps and does for the page; none of it on the server. */
export interface Browser {
  held(): readonly Held[];
  /** @returns what it is, null where it is no key */
  keep(key: string): Held | null;
  forget(kind?: Kind): void;
  api(kind: Kind): AccountApi;
  copy(text: string): Promise<boolean>;
  /** A key for an e-mail address: at once for a new one, by a mailed link for one that has a key. @returns whether a link was mailed */
  byMail(email: string, name: string): Promise<Fresh | null>;
  /** Has a link to this page mailed, which works in this browser alone. */
  mailLink(email: string): Promise<void>;
  /** The token of such a link when the page was opened by one; it is in the address no more then. */
  mailedToken(): string | null;
  /** @returns the key that it gives */
  openLink(token: string): Promise<string>;
}
