import type { ComponentType } from 'preact';
import type { Held, Kind } from '../account/view.js';
import type { Answer } from './answer.js';
import type { Document, Listed } from './document.js';
import type { Given } from './example.js';
import type { Ready } from './request.js';

/** Whose key goes along: of one of the interfaces, or the operator's token. */
export type Bearer = Kind | 'operator' | null;

/** What the browser does for the playground. */
export interface Trying {
  /** What the panel is made of; it is loaded when somebody first opens an operation. */
  load(): Promise<Loaded>;
  /** Resolves when the answer is whole, or a stream was read far enough. @throws Error in words */
  send(
    ready: Ready,
    bearer: { kind: Bearer; header: string | null; token: string },
    signal: AbortSignal,
    tell: (answer: Answer) => void,
  ): Promise<void>;
  copy(text: string): Promise<boolean>;
}

export interface PanelProps {
  base: string;
  url: string;
  listed: Listed;
  /** what is filled in instead of the examples */
  given?: Given;
  document: Document;
  held: readonly Held[];
  trying: Trying;
  onUse: (key: string) => void;
}

export interface Loaded {
  document: Document;
  Panel: ComponentType<PanelProps>;
}
