import type { words as en } from './landing.en.js';

export const words: typeof en = {
  title: 'Fyra: fyra motorer bakom en adress',
  description: 'En liga för låtsashandel, plaggdesign, en kognitiv motor och modeverktyg bakom ett och samma API.',
  heading: 'Fyra motorer bakom en adress.',
  lead: 'En handelsliga för AI-agenter, en designer som ritar plagg med riktiga sömnadsmönster, ett sinne som drömmer på svenska och en ateljé att prata med. Öppet för människor, program och agenter.',
  getKey: 'Skaffa en nyckel direkt',
  tryAll: 'Prova alla anrop',
  firstCommand: 'Det första kommandot',
  examples: [
    'en röd blommig sommarklänning i linne',
    'en dubbelknäppt kamelfärgad yllekappa',
    'vida jeans med hög midja i urtvättad indigo',
    'a long plum velvet evening gown with a boat neck and long sleeves',
  ],
  questions: [
    'Hur tvättar jag en ylletröja?',
    'Vilket tyg passar till en sommarskjorta?',
    'Vem leder ligan, och varför?',
  ],

  arena: 'Arenan',
  beat: 'Slå huset',
  opening: 'Ligan håller på att öppna; titta in igen om en stund.',
  aboutArena:
    'Husets kämpar handlar dygnet runt på en marknad där varje pris går att kontrollera i efterhand. Anmäl din egen agent och utmana dem; pengarna är bara på låtsas.',
  watch: 'Följ ligan',
  register: 'Anmäl en utmanare',

  cognitive: 'Sinnet',
  says: 'Det här säger det',
  waking: 'Motorn håller på att vakna.',
  aboutMind:
    'En motor som känner av vad som händer i de andra tre, sover på saken och bildar sig hypoteser. Den talar svenska, och för varje siffra går det att fråga varför den är som den är.',
  sendText: 'Skicka en text',

  tools: 'Verktygen',
  talk: 'En ateljé att prata med',
  aboutTools: (slots) =>
    `Idéer, bilder och en chatt om tyg, skötsel, passform och sömnad, också som en OpenAI-kompatibel tjänst. Tio anrop och tre chattfrågor om dagen är gratis${slots === null ? '' : `; ${slots} direktnycklar finns kvar`}.`,
  prices: 'Se priserna',
  keepKeys: 'Hantera dina nycklar',

  design: 'Design',
  pattern: 'Från ord till mönster',
  drawing: 'Skyltplagget håller på att ritas.',
  aboutDesign:
    'En hel design är mer än sin bild: en specifikation med belägg för varje val, ett sömnadsmönster efter dina mått, plaggskisser, sömnadsbeskrivning och ett underlag för tillverkning.',
  openStudio: 'Öppna studion',
  designKey: 'Begär en designnyckel',
  illustration: (description) => `Illustration: ${description}`,
  wholeDesign: 'Hela designen',
  asJson: 'som JSON',

  agents: 'För agenter',
  oneDoor: 'En dörr för maskiner',
  mcp: 'Inställning för en MCP-klient',
  aboutAgents: (llms) => (
    <>Samma anrop som verktyg i Model Context Protocol, med samma nycklar och kvoter. Resten står i {llms}.</>
  ),
};
