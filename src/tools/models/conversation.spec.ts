import { conversationOf } from './conversation.js';

const system = (text: string) => ({ role: 'system' as const, text });
const user = (text: string) => ({ role: 'user' as const, text });
const assistant = (text: string) => ({ role: 'assistant' as const, text });

describe('a conversation', () => {
  it('is the last question, what was said before it, and the caller’s instructions', () =>
    expect(
      conversationOf([system('Be brief.'), user('Wool?'), assistant('Yes.'), system('In Swedish.'), user('Silk?')]),
    ).toEqual({
      history: [user('Wool?'), assistant('Yes.')],
      question: 'Silk?',
      instructions: 'Be brief.\nIn Swedish.',
      asked: 'Silk?',
      before: 'Wool?',
    }));

  it('takes instructions for the question where nothing else is said', () =>
    expect(conversationOf([system('How do I wash wool?')])).toMatchObject({
      history: [],
      question: 'How do I wash wool?',
      before: '',
    }));

  it('reads of a long text the beginning and the end, and breaks no sign in two', () => {
    const { question } = conversationOf([user('🧵'.repeat(2000))]);
    expect(question.length).toBeLessThanOrEqual(1501);
    expect(question).not.toMatch(/\p{Cs}/u);
  });
});
