import data from '../words/people-told.yaml.js';

type List =
  | 'name'
  | 'aged'
  | 'is'
  | 'people'
  | 'going'
  | 'denied'
  | 'others'
  | 'joints'
  | 'events'
  | 'about'
  | 'leads'
  | 'noEvent'
  | 'employers'
  | 'starts'
  | 'ends'
  | 'titles'
  | 'worked'
  | 'atFirm'
  | 'spans'
  | 'asWhat'
  | 'towns'
  | 'lives'
  | 'never'
  | 'since'
  | 'reviewers'
  | 'reviewBy';

/** What texts tell of people in plain sentences. */
export const PEOPLE_TOLD = data as unknown as Readonly<Record<List, string>>;
