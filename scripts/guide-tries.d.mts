import type { Document } from '../web/playground/document.js';

export function commandsIn(text: string): string[][];
export function triesOf(text: string, document: Document): { method: string; path: string; to: string }[];
