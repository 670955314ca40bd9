import { port } from './ports.js';

/** Whether the league has been founded, with the past that it tells of; asked in processes that may found it. */
export interface Founding {
  isFounded(): Promise<boolean>;
}

export const FOUNDING = port<Founding>('founding');
