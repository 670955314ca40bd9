export { askedAgain, briefing, type Message, type Sight } from './briefing.js';
export { keptText } from './kept-text.js';
export { spokenObject } from './spoken-object.js';
