import { minutesOfJourney } from '../journeys/index.js';
import type { Problem, Solved } from './problem.js';

/** "Tåget går 14.20 och är framme 17.05. Hur många minuter tar resan?" */
export function journeyTime({ property, reading }: Problem): Solved {
  const minutes = minutesOfJourney(property, reading);
  return typeof minutes === 'number' ? { value: minutes, unit: 'minute' } : minutes;
}
