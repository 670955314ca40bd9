export { askedAgain, briefing, type Message, type Sight } from './briefing.js';
export { spokenObject } from './spoken-object.js';
