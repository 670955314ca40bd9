import type { FunctionTool } from '../matching.js';
import type { Call } from './call.js';

export interface CallQuestion {
  tools: readonly FunctionTool[];
  /** `auto`: where something matches; `required`: the best of all; a name: that one */
  choice: 'auto' | 'required' | { name: string };
  /** whether several calls may be made at once */
  parallel: boolean;
  question: string;
  before: string;
  /** the function whose arguments the assistant has just asked for, if it has */
  askedFor: string | null;
  /** calls already made for this question, as JSON of name and arguments */
  made: readonly string[];
  /** calls that the question before this one was answered with */
  earlier?: readonly Pick<Call, 'name' | 'arguments'>[];
  /** the day on which it is asked, as `2025-03-04`, where the caller tells it */
  today?: string;
  /** what the assistant said last */
  told?: string;
  /** what the last results before the question list: one thing a row */
  shown?: readonly Readonly<Record<string, unknown>>[];
  /** what the last results say of all those things */
  about?: Readonly<Record<string, unknown>>;
}

export type CallAnswer =
  | { kind: 'calls'; calls: readonly Call[] }
  /** a function that matches lacks these */
  | { kind: 'missing'; name: string; missing: readonly string[] }
  /** these would be called, and are not wished */
  | { kind: 'offer'; calls: readonly Call[] }
  /** nothing is called; `isForbidden` where that is what is wished */
  | { kind: 'none'; isForbidden?: true };
