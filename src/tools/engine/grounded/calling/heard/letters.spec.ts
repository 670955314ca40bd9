import { bodyIn, subjectIn } from './letters.js';

describe('letters', () => {
  it.each([
    [
      'Send an e-mail to anna@example.com with the subject Fitting and say that her dress is ready.',
      'Fitting',
      'her dress is ready',
    ],
    [
      'Email bob@example.com, subject "Invoice 12", saying the invoice is attached.',
      'Invoice 12',
      'the invoice is attached',
    ],
    ['Subject: Fitting tomorrow. Text: Your dress is ready.', 'Fitting tomorrow', 'Your dress is ready'],
    ['Send it with subject "Fitting", body "Your dress is ready."', 'Fitting', 'Your dress is ready.'],
    ['Schicke sie mit dem Betreff Anprobe und schreib, dass ihr Kleid fertig ist.', 'Anprobe', 'ihr Kleid fertig ist'],
    ['Skicka det med ämnet Provning och skriv att hennes klänning är klar.', 'Provning', 'hennes klänning är klar'],
    ['Envoie-le avec l’objet Essayage et écris que sa robe est prête.', 'Essayage', 'sa robe est prête'],
    ['Envíalo con el asunto Prueba y escribe que su vestido está listo.', 'Prueba', 'su vestido está listo'],
  ])('%s', (text, subject, body) => {
    const said = subjectIn(text);
    expect(said?.value).toBe(subject);
    expect(said && bodyIn(text, said)?.value).toBe(body);
  });

  it('nothing is a subject that is not called one, and nothing a text that is not said', () => {
    expect(subjectIn('Send her an e-mail about the fitting.')).toBeNull();
    const said = subjectIn('Send her an e-mail with the subject Fitting.');
    expect(said && bodyIn('Send her an e-mail with the subject Fitting.', said)).toBeNull();
  });
});
