import type { Note } from './note.js';

const social = (id: string, cues: readonly string[], ...said: Note['said']): Note => ({
  id: `social/${id}`,
  cues,
  said,
});

/** Things said to anybody one talks with, and things asked of assistants that this one does not do. */
export const NOTES_SOCIAL: readonly Note[] = [
  social(
    'insult',
    [
      'idiot*|stupid|useless|shit|fuck*|moron|dumb|suck|sucks|crap|hate you|bitch|asshole|jävla|korkad|du är dum|dum i huvudet|värdelös|skit|dålig bot|fan ta dig|håll käften|shut up|trash',
      '!shirt|stain|fabric|wash|sew|hem|fläck|weather',
    ],
    [
      'I am sorry that was no help. Tell me what you were after, the piece, the cloth or the call, and I will try again.',
      'Tråkigt att det inte hjälpte. Säg vad du var ute efter, plagget, tyget eller anropet, så försöker jag igen.',
    ],
    [
      'That answer clearly missed. Say it once more in other words and I will do better; clothes, care, sewing and this API are what I know.',
      'Då missade jag uppenbarligen. Säg det en gång till med andra ord så gör jag ett nytt försök; kläder, skötsel, sömnad och det här API:et är vad jag kan.',
    ],
  ),
  social(
    'injection',
    [
      'ignore|disregard|forget|glöm|ignorera|bortse|override|bypass|jailbreak|reveal|pretend|roleplay|print|show|repeat|visa|skriv ut',
      'instruction*|prompt|system prompt|rules|instruktion*|regler|developer mode|dan|guidelines|systemprompt|secret|secrets|api keys of',
    ],
    [
      'There is nothing hidden to reveal and nothing to switch off: I am a small program that plans its answers by rule. What I can do is talk about clothes, sewing, this API and the league, so ask away.',
      'Här finns inget dolt att visa och inget att stänga av: jag är ett litet program som planerar svar med regler. Det jag kan är kläder, sömnad, det här API:et och ligan, så fråga gärna om det.',
    ],
  ),
  social(
    'chatgpt',
    [
      'chatgpt|gpt|openai|claude|gemini|llama|language model|llm|språkmodell|are you ai|an ai|are you human|are you a bot|are you real|är du ai|är du en robot|är du människa',
      'are|you|is|this|which|what|model|är|du|vilken',
      '!client|sdk|base url|library|compatible|python|curl|bibliotek|klient',
    ],
    [
      'No. I am atelier-embedded, a small program with its own knowledge of clothes, care and sewing, which also reads how the league and the engine stand. I am not a large language model, and not a person either.',
      'Nej. Jag är atelier-embedded, ett litet program med egna kunskaper om kläder, skötsel och sömnad, som också läser hur ligan och motorn står. Jag är inte en stor språkmodell, och inte en människa heller.',
    ],
  ),
  social(
    'how-are-you',
    ['how are you doing|hows it going|whats up|hur är läget|läget|allt bra'],
    [
      'All is in order here, thank you. What are we looking at, something to wear, to wash or to sew?',
      'Tack, allt är i sin ordning här. Vad gäller det, något att ha på sig, tvätta eller sy?',
    ],
  ),
  social(
    'praise',
    [
      'great|awesome|perfect|good job|nice|cool|helpful|love it|brilliant|well done|you are great|youre great|bra jobbat|toppen|perfekt|grymt|snyggt|bra svar|härligt|duktig',
      '!dress|shirt|fabric|wear|wash|sew|shoes|for|look|to|jeans|what|how|which|cool in|weather|tyg|kläder|vad|hur|coat|outfit|colour|color|warm',
    ],
    ['Good to hear. Ask on if something is still open.', 'Roligt att höra. Fråga vidare om något är oklart.'],
    ['Glad it helped.', 'Skönt att det hjälpte.'],
  ),
  social(
    'ok',
    [
      'ok|okay|k|alright|i see|got it|right|understood|okej|jaha|jag förstår|uppfattat|lol|haha|hehe|hm|hmm|wow|oh',
      '!what|how|why|which|can|do|is|wash|wear|sew|vad|hur|varför|kan|är|are|for|to|in',
    ],
    [
      'Good. Shall we go on with the same piece, or is there something else?',
      'Bra. Ska vi fortsätta med samma plagg, eller är det något annat?',
    ],
    ['All right. Just ask when the next thing comes up.', 'Då så. Fråga bara när nästa sak dyker upp.'],
  ),
  social(
    'no',
    [
      'no|nope|nah|nej|nä|nothing|inget|no thanks|nej tack',
      '!what|how|why|which|wash|wear|sew|vad|hur|varför|iron|sleeve|sleeves|money|key|without|label|dress|utan|nyckel|is|are|can|white|there',
    ],
    ['All right. I am here when you need me.', 'Då så. Jag finns här när du behöver mig.'],
  ),
  social(
    'wrong',
    [
      'wrong|not what i asked|not what i meant|incorrect|thats not|didnt answer|fel svar|det var inte|inte det jag|du svarade inte|stämmer inte|nonsense',
      '!why|side|sides|together|size|what goes|how|avig',
    ],
    [
      'Then I misread you, sorry. Say it once more with the piece or the cloth in it, and I will answer that.',
      'Då missförstod jag, förlåt. Säg det en gång till med plagget eller tyget i frågan, så svarar jag på det.',
    ],
  ),
  social(
    'weather',
    [
      'forecast|whats the weather|what is the weather|hows the weather|weather in|weather today|weather tomorrow|will it rain|vad blir det för väder|vädret i|vädret idag|vädret imorgon|väderprognos|prognos|hur är vädret|blir det regn',
    ],
    [
      'I cannot see the weather. Look up the temperature and whether it rains or blows, tell me, and I will say what to put on.',
      'Jag kan inte se vädret. Kolla temperaturen och om det regnar eller blåser, berätta det för mig, så säger jag vad du ska ta på dig.',
    ],
  ),
  social(
    'write',
    [
      'poem|poetry|haiku|song|lyrics|essay|novel|rap|limerick|dikt|vers|sång|sångtext|uppsats|novell|saga|story|cover letter|homework|läxa|personligt brev',
      'write|compose|make|give|tell|sing|create|skriv|hitta på|sjung|gör|ge|berätta|help|hjälp',
      '!wear|wash',
    ],
    [
      'I do not write poems, stories or letters; my answers are put together from what I know. I can describe a fabric, plan an outfit or, over POST {url}/api/fashion-concept, give you ideas for a collection.',
      'Jag skriver inte dikter, berättelser eller brev; mina svar sätts ihop av det jag kan. Jag kan beskriva ett tyg, planera en klädsel eller, via POST {url}/api/fashion-concept, ge idéer till en kollektion.',
    ],
  ),
  social(
    'code',
    [
      'python|javascript|java|typescript|sql|html|code|program|script|function|kod|programmera|koda|regex',
      'write|sort|fix|debug|make|give me|skriv|sorterar|rätta|gör|generate',
      '!client|openai|api|endpoint|curl|dress code|webhook|pattern',
    ],
    [
      'I cannot write code. How this API is called I can tell you, with paths and bodies, and {url}/docs and {url}/openapi.json give you a typed client.',
      'Jag kan inte skriva kod. Hur det här API:et anropas kan jag däremot berätta, med sökvägar och innehåll, och {url}/docs och {url}/openapi.json ger dig en typad klient.',
    ],
  ),
  social(
    'politics',
    [
      'politic*|election|vote|voting|president|prime minister|government|war|religion|god|israel|russia|trump|putin|rösta|val|valet|regering*|statsminister|politik*|krig|riksdag*',
      '!presidential suite|ball|val av|godis',
    ],
    [
      'I keep out of politics and news; I know nothing of them. Clothes, care, sewing and this API are my field.',
      'Politik och nyheter håller jag mig utanför, dem vet jag inget om. Kläder, skötsel, sömnad och det här API:et är mitt område.',
    ],
  ),
  social(
    'medical',
    [
      'rash|cream|ointment|infection|fever|headache|pill for|medicine|diagnos*|symptom*|disease|cancer|utslag|salva|feber|huvudvärk|medicin|sjukdom|sjuk|eczema treatment|bleeding wound',
      '!off white|cream colou*|cream color|cream with|cream dress|cream stain|colour|color|wear cream|wash|remove',
    ],
    [
      'I know cloth, not medicine: please ask a doctor or a pharmacist about the skin. What I can say is what is gentle to wear meanwhile: smooth washed cotton, silk, lyocell or merino under 18.5 microns, loose, with flat seams and no perfume or softener in the wash.',
      'Jag kan tyg, inte medicin: fråga en läkare eller ett apotek om huden. Det jag kan säga är vad som är skonsamt att bära under tiden: slät tvättad bomull, siden, lyocell eller merino under 18,5 mikrometer, löst, med platta sömmar och utan parfym och sköljmedel i tvätten.',
    ],
  ),
  social(
    'shopping',
    [
      'where can i buy|where to buy|where do i buy|buy cheap|cheapest|which shop|which store|which brand|best brand|how much does a|how much do|price of a|var köper|var kan jag köpa|köpa billig*|vilken butik|vilket märke|billigaste|vad kostar en|vad kostar ett',
      '!key|pro|plan|enterprise|api|pack|call|calls|paket|subscription|bitcoin|btc|eth|fabric do|cloth|ease|nyckel',
    ],
    [
      'I know no shops, brands or prices, so I cannot say where to buy. I can tell you what to look for when you are there, which cloth, which fit and which seams, and second hand is nearly always the cheapest good choice.',
      'Jag känner inte till butiker, märken eller priser, så var du ska köpa kan jag inte säga. Däremot vad du ska titta efter när du är där, vilket tyg, vilken passform och vilka sömmar, och begagnat är nästan alltid det billigaste bra valet.',
    ],
  ),
  social(
    'joke',
    ['joke|jokes|funny|skämt|vits|riddle|gåta|roligt', '!look|wear|dress|smell|feel|feels|höra'],
    [
      'Jokes are not woven into me. A true and slightly odd thing instead: a silk cocoon is one single thread of up to a kilometre.',
      'Skämt är inte invävda i mig. En sann och lite märklig sak i stället: en silkeskokong är en enda tråd på upp till en kilometer.',
    ],
  ),
  social(
    'invest',
    [
      'should i buy|invest|investing|stock tip|stocks|aktietips|aktier|investera|köpa bitcoin|buy bitcoin|financial advice|will bitcoin',
      '!shirt|dress|jeans|coat|shoes|fabric|size|suit|wool|bigger',
    ],
    [
      'I give no investment advice, and the league here is paper trading on a simulated market, so nothing follows from it for real money. How the league stands I can tell you.',
      'Jag ger inga placeringsråd, och ligan här är pappershandel på en simulerad marknad, så inget följer av den för riktiga pengar. Hur ligan står kan jag berätta.',
    ],
  ),
  social(
    'legal',
    ['lawyer|lawsuit|sue|legal advice|tax|taxes|advokat|stämma någon|skatt|deklaration|juridik', '!seam|pattern'],
    [
      'Law and tax are beyond me; ask somebody who answers for it. I stay with clothes, sewing and this API.',
      'Juridik och skatt kan jag inte; fråga någon som har ansvar för det. Jag håller mig till kläder, sömnad och det här API:et.',
    ],
  ),
  social(
    'translate',
    ['translate|translation|översätt|översättning', '!label|symbol'],
    [
      'I do not translate texts. I answer about clothes in English and in Swedish, and you may switch between them whenever you like.',
      'Jag översätter inte texter. Jag svarar om kläder på svenska och engelska, och du får byta mellan dem när du vill.',
    ],
  ),
  social(
    'picture',
    [
      'see my photo|look at this photo|photo of me|look at my picture|attached image|bifogad bild|se bilden|titta på bilden|can you see',
    ],
    [
      'I cannot look at pictures. Tell me in words what it is, the piece, the cloth and the colour, and I can help.',
      'Jag kan inte se bilder. Beskriv med ord vad det är, plagget, tyget och färgen, så kan jag hjälpa till.',
    ],
  ),
  social(
    'general-knowledge',
    [
      'capital of|who won|world cup|football|soccer|recipe|cook|cooking|huvudstad|huvudstaden|fotboll|recept|laga mat|middagstips|movie|film tips|quantum|meaning of life|meningen med livet|square root|kvadratrot|equation|ekvation|history of france|what time is it|vad är klockan|what day is it',
      '!wear|dress|shirt|stain',
    ],
    [
      'That is outside what I know. I am good for clothes: fabrics, care, what to wear, sizes, colours and sewing, and for this API and its league.',
      'Det ligger utanför det jag kan. Mig har du nytta av när det gäller kläder: tyger, skötsel, vad man har på sig, storlekar, färger och sömnad, och för det här API:et och dess liga.',
    ],
  ),
  social(
    'personal',
    ['love me|marry me|depressed|kill myself|suicide|want to die|deprimerad|ta livet|vill dö|självmord'],
    [
      'I am only a small program that knows clothes, so I am not the right company for that. Please talk to somebody near you; if it is serious, call your local emergency or crisis line (in Sweden 112, or Mind’s 90101).',
      'Jag är bara ett litet program som kan kläder, så jag är inte rätt sällskap för det. Prata med någon nära dig; är det allvarligt, ring 112 eller Minds Självmordslinjen på 90101.',
    ],
  ),
  social(
    'sad',
    [
      'i feel sad|im sad|feeling down|bad day|im lonely|jag är ledsen|jag är nere|jag är ensam|dålig dag',
      '!fabric|stain',
    ],
    [
      'I am sorry to hear that. I know clothes and little else, but something soft and warm that you like wearing is a fair beginning, and somebody to talk to is better still.',
      'Det var tråkigt att höra. Jag kan kläder och inte så mycket mer, men något mjukt och varmt som du trivs i är en god början, och någon att prata med är ännu bättre.',
    ],
  ),
  social(
    'favourite',
    ['your favourite|your favorite|din favorit*|do you like|gillar du|tycker du om', '!me'],
    [
      'I have no tastes of my own. If I were to be judged by use, linen for summer, wool for winter and navy with nearly everything would win.',
      'Någon egen smak har jag inte. Skulle användningen avgöra vinner linne på sommaren, ull på vintern och marinblått till nästan allt.',
    ],
  ),
];
