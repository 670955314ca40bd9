import { note, type Note } from './note.js';

/** Needles, threads, feet, pressing and the words of patterns. */
export const NOTES_SEWING: readonly Note[] = [
  note(
    'lining-needed',
    [
      'need|necessary|must|should|behöver|behövs|måste|ska',
      'lining|lined|foder|fodrad|fodra',
      'skirt|trousers|dress|kjol|byxor|klänning',
    ],
    'Not always. A lining pays where the cloth clings, scratches or shows through, as wool, fine linen and thin viscose do; it also keeps a narrow skirt from seating out. Denim, cotton twill and jersey do without, and a slip is the easy way round.',
    'Inte alltid. Foder lönar sig där tyget klänger, sticks eller lyser igenom, som ull, tunt linne och tunn viskos; det hindrar också en smal kjol från att påsa. Denim, bomullskypert och trikå klarar sig utan, och en underkjol är det enkla alternativet.',
  ),
  note(
    'needle-knit',
    ['needle|nål|needles|nålar', 'jersey|knit|knits|stretch|t shirt|tshirt|trikå|stickat|lycra'],
    'Take a ballpoint (jersey) needle, size 80 for T-shirt weight and 90 for heavier knits; for cloth with much elastane a stretch needle 75. Its rounded point slides between the loops, where a sharp one cuts them and leaves holes.',
    'Ta en jerseynål, storlek 80 för T-shirttrikå och 90 för kraftigare; till tyg med mycket elastan en stretchnål 75. Den rundade spetsen glider mellan maskorna, medan en vass klipper av dem och lämnar hål.',
  ),
  note(
    'needle-denim',
    ['needle|nål|nålar', 'denim|jeans|canvas|kanvas|thick|tjockt|heavy'],
    'A jeans needle 100, or 90 for light denim and 110 for the heaviest layers. Turn the handwheel yourself over the thickest crossings, and flatten them with a hammer first.',
    'En jeansnål 100, eller 90 för tunn denim och 110 för de tjockaste lagren. Dra handhjulet själv över de tjockaste korsningarna, och platta till dem med en hammare först.',
  ),
  note(
    'needle-fine',
    ['needle|nål|nålar', 'silk|chiffon|satin|fine|voile|siden|chiffong|satäng|tunt|tunna'],
    'A microtex needle 60 or 70, new, with fine polyester or silk thread and a stitch of about 2 mm. A worn point is what makes silk pucker and snag.',
    'En ny microtexnål 60 eller 70, med fin polyester- eller silkestråd och stygn på ungefär 2 mm. Det är en sliten spets som får siden att rynka sig och dra trådar.',
  ),
  note(
    'needle-leather',
    ['needle|nål|nålar', 'leather|läder|skinn|vinyl|suede|mocka'],
    'A leather needle 90–100, which cuts rather than pierces, and a long stitch of 3.5–4 mm. Holes stay, so hold the layers with clips instead of pins.',
    'En lädernål 90–100, som skär i stället för att sticka, och långa stygn på 3,5–4 mm. Hålen blir kvar, så håll ihop lagren med klämmor i stället för nålar.',
  ),
  note(
    'needle-change',
    ['needle|nål|nålen', 'change|often|replace|how long|byta|ofta|byter'],
    'Change the machine needle after about eight hours of sewing, or at the start of each new project. Clicking sounds, skipped stitches and small snags are the sign that it is overdue.',
    'Byt maskinnål efter ungefär åtta timmars sömnad, eller vid varje nytt projekt. Klickande ljud, överhoppade stygn och små dragna trådar visar att det är dags.',
  ),
  note(
    'needle-general',
    ['which needle|what needle|needle size|needle for|vilken nål|nålstorlek|nål till'],
    'Match the needle to the cloth: universal 70–80 for shirts, 90–100 for coats, jersey for knits, microtex for silk, jeans for denim and a leather needle for leather. The higher the number, the thicker the needle. Tell me the fabric and I can be exact.',
    'Välj nål efter tyget: universal 70–80 till skjorttyg, 90–100 till kapptyg, jersey till trikå, microtex till siden, jeans till denim och lädernål till läder. Ju högre nummer, desto grövre nål. Säg vilket tyg det gäller så kan jag vara exakt.',
  ),
  note(
    'thread-denim',
    ['thread|tråd', 'denim|jeans|topstitch*'],
    'For jeans take strong topstitching polyester (about No. 30) above, ordinary all-purpose polyester in the bobbin, a jeans needle 100 and stitches of 3–3.5 mm. If the machine dislikes thick thread, use two ordinary threads through one needle.',
    'Till jeans: stark stickningstråd av polyester (ungefär nr 30) som övertråd, vanlig polyestertråd på spolen, jeansnål 100 och stygn på 3–3,5 mm. Krånglar maskinen med grov tråd kan du ta två vanliga trådar genom samma nål.',
  ),
  note(
    'thread-general',
    ['which thread|what thread|thread for|thread should|vilken tråd|tråd till|sytråd'],
    'All-purpose polyester No. 100–120 sews nearly everything. Take finer polyester or silk for thin silk, cotton for quilting and for what will be dyed, and thick topstitching thread for denim. Choose a shade darker than the cloth: thread looks lighter once it is sewn.',
    'Vanlig polyestertråd nr 100–120 syr nästan allt. Ta finare polyester eller silke till tunt siden, bomull till lapptäcken och sådant som ska färgas, och grov stickningstråd till denim. Välj en nyans mörkare än tyget: tråden ser ljusare ut när den är sydd.',
  ),
  note(
    'foot-zip',
    ['foot|presser foot|pressarfot|fot|foten', 'zip|zipper|dragkedja|blixtlås'],
    'Use a zip foot: it is narrow, so that the needle comes close to the teeth from either side. For an invisible zip there is a special foot with two grooves that roll the coil aside; an ordinary zip foot does it too if you press the coils flat first.',
    'Använd en dragkedjefot: den är smal så att nålen kommer tätt intill tänderna från båda sidor. Till osynlig dragkedja finns en särskild fot med två spår som rullar undan spiralen; en vanlig dragkedjefot går också om du först pressar spiralen platt.',
  ),
  note(
    'foot-buttonhole',
    ['foot|pressarfot|fot', 'buttonhole|buttonholes|knapphål'],
    'The buttonhole foot: many take the button itself in the back and measure the length from it. Sew one on a scrap with the same interfacing first.',
    'Knapphålsfoten: i många lägger man själva knappen bak, så mäter foten längden efter den. Sy först ett på en provbit med samma mellanlägg.',
  ),
  note(
    'foot-walking',
    ['walking foot|övermatare|teflon foot|which foot|what foot|vilken fot|pressarfötter'],
    'The standard foot does most seams; the zip foot goes close to an edge, the blind-hem foot guides a fold, a walking foot feeds thick or slippery layers evenly, and a teflon foot glides on leather. Tell me the step and I can say which.',
    'Standardfoten klarar de flesta sömmar; dragkedjefoten går tätt intill en kant, blindsömsfoten styr ett vik, övermataren matar tjocka eller hala lager jämnt och teflonfoten glider på läder. Säg vilket moment det gäller så säger jag vilken.',
  ),
  note(
    'buttonhole-fray',
    ['buttonhole|buttonholes|knapphål|knapphålet', 'fray|fraying|frays|fransar|fransa|fransig|repar'],
    'Fraying buttonholes lack support: fuse interfacing behind, and sew with a stitch length of 0.3–0.4 mm so that the bars are dense. Run a drop of fray check along the slit before you cut, and cut from both ends towards the middle with a pin as a stop. For one that already frays, trim the threads and sew the same buttonhole once more on top.',
    'Knapphål som fransar saknar stöd: pressa på mellanlägg bakom och sy med stygnlängd 0,3–0,4 mm så att kanterna blir täta. Dra en droppe franslim längs mitten innan du klipper, och klipp från båda ändar mot mitten med en nål som stopp. Har det redan fransat sig: klipp av trådarna och sy samma knapphål en gång till ovanpå.',
  ),
  note(
    'sew-button',
    [
      'sew on a button|sew a button|button fell off|button came off|attach a button|sy i en knapp|sy i knapp|knappen lossnade|knapp har lossnat|sätta i en knapp',
    ],
    'Use doubled thread with a knot. Go up and down through the button four to six times with a matchstick under or over it, take the match out, and wind the thread three times round the stitches to make a shank. Finish with two small stitches on the back.',
    'Använd dubbel tråd med knut. Gå upp och ner genom knappen fyra till sex gånger med en tändsticka som mellanlägg, dra ut stickan och linda tråden tre varv runt stygnen så att det blir ett skaft. Fäst med två små stygn på avigan.',
  ),
  note(
    'press-dart',
    ['dart|darts|insnitt', 'press|pressing|iron|pressa|pressar|stryka'],
    'Press the dart flat as it was sewn first, then over a ham from the wide end towards the point, so that the cloth stays curved. Bust darts go down, waist darts towards the centre; in thick cloth slash the dart and press it open. Stop before the point.',
    'Pressa först insnittet platt som det är sytt, sedan över en pressdyna från breda änden mot spetsen så att formen blir kvar. Bystinsnitt pressas nedåt, midjeinsnitt mot mitten; i tjockt tyg klipper man upp insnittet och pressar isär. Stanna före spetsen.',
  ),
  note(
    'press-seam',
    ['press|pressing|pressa|pressar', 'seam|seams|söm|sömmar|wool|sewing|sömnad|between|open|isär'],
    'Press every seam before another one crosses it: first flat as sewn, so that the thread sinks in, then open or to one side. Lift and lower the iron instead of sliding, use steam and a damp cloth on wool, and let the piece cool before you move it.',
    'Pressa varje söm innan en annan korsar den: först platt som den är sydd, så att tråden sjunker in, sedan isär eller åt ena hållet. Lyft och sänk strykjärnet i stället för att glida, använd ånga och fuktig duk på ull, och låt delen svalna innan du flyttar den.',
  ),
  note(
    'seam-finish',
    [
      'seam finish|seam finishes|finish seams|finish the seams|finish a seam|raw edge|raw edges|without overlocker|without a serger|without serger|kasta sömmar|sömsmåner|råkant|råkanter|utan overlock|sicksacka',
    ],
    'Without an overlocker, zigzag just over the edge for most cloth, use French seams on thin and sheer fabrics, flat-felled seams on shirts and jeans, and bind the edges with bias tape in unlined jackets. Knits do not fray and can be left raw.',
    'Utan overlock: sicksacka precis över kanten på de flesta tyger, sy fransk söm på tunna och genomskinliga, fällsöm på skjortor och jeans, och kanta med snedband i ofodrade jackor. Trikå fransar inte och kan lämnas som den är.',
  ),
  note(
    'hem-jeans',
    ['jeans|denim', 'hem|shorten|fålla|lägga upp|korta|fåll|hemming|too long|för långa'],
    'To keep the original hem, fold the leg up so that the old edge lies at half the surplus, sew close beside the old hem with a jeans needle, press the fold up inside and trim it. For a new hem, cut 3 cm below the wanted length, fold twice by 1.5 cm and topstitch with thick thread at 3.5 mm.',
    'För att behålla originalfållen: vik upp benet så att kanten hamnar på halva överskottet, sy tätt intill den gamla fållen med jeansnål, pressa upp vecket på insidan och klipp ner det. För ny fåll: klipp 3 cm nedanför önskad längd, vik två gånger 1,5 cm och sticka med grov tråd, stygn 3,5 mm.',
  ),
  note(
    'hem-trousers',
    [
      'trousers|pants|byxor|byxa|chinos|kostymbyxor',
      'hem|shorten|fålla|lägga upp|korta|fåll|hemming|lägg upp|too long|för långa',
    ],
    'Put on the shoes you will wear and pin the length where the hem just touches the shoe. Cut 4 cm below the mark, neaten the edge, press the 4 cm up inside and sew it by hand with blind stitches, or with the blind-hem stitch of the machine. Press once more through a cloth.',
    'Ta på skorna du ska ha och nåla längden där fållen precis nuddar skon. Klipp 4 cm nedanför märket, kasta kanten, pressa in de 4 centimetrarna och sy för hand med dolda stygn eller med maskinens blindsöm. Pressa en gång till genom en duk.',
  ),
  note(
    'hem-knit',
    ['hem|fålla|fåll|hemming', 'jersey|knit|t shirt|tshirt|stretch|trikå'],
    'Hem knits with a twin needle, or a narrow zigzag of 0.5 wide and 2.5 long, so that the seam can stretch. A strip of stretch tape fused into the fold stops it from waving; reduce the foot pressure and do not pull.',
    'Fålla trikå med tvillingnål, eller smal sicksack 0,5 bred och 2,5 lång, så att sömmen kan töjas. En remsa stretchband i vecket hindrar att fållen vågar sig; minska pressarfotens tryck och dra inte.',
  ),
  note(
    'ease',
    [
      'ease|rörelsevidd|wearing ease|positive ease|negative ease',
      'what|whats|how much|pattern|vad|hur mycket|explain|mönster',
    ],
    'Ease is the difference between the body and the finished garment: wearing ease lets you move and breathe, design ease makes the shape. Reckon with about 5–8 cm at the bust for a fitted woven blouse, 10–15 for a loose one, and none or less than none in stretch knits.',
    'Rörelsevidd är skillnaden mellan kroppen och det färdiga plagget: en del för att du ska kunna röra dig och andas, en del för modellens form. Räkna med 5–8 cm över bysten för en figurnära blus i vävt tyg, 10–15 för en lös, och ingen eller mindre än ingen i stretchtrikå.',
  ),
  note(
    'seam-allowance',
    ['seam allowance|sömsmån|sömsmånen|sömstillägg'],
    'Seam allowance is the cloth between the stitching and the cut edge. Printed patterns usually include 1.5 cm, many independent ones 1 cm, and some none at all, so check before cutting; hems take 2–4 cm.',
    'Sömsmån är tyget mellan sömmen och klippkanten. Tryckta mönster har oftast 1,5 cm inräknat, många oberoende 1 cm och en del ingen alls, så kontrollera innan du klipper; fållar tar 2–4 cm.',
  ),
  note(
    'notches',
    [
      'notch|notches|vad är jack|jacken|jackmärken|passmärken|passmärke',
      'what|whats|vad|mean|betyder|pattern|for|mönster|why',
    ],
    'Notches are small marks on the pattern edge that tell which places meet: one for the front, two for the back by custom. Snip at most 4 mm into the allowance or draw them with chalk, and match them before you pin the rest.',
    'Jack är små märken på mönstrets kant som visar vilka ställen som ska mötas: av tradition ett fram och två bak. Klipp högst 4 mm in i sömsmånen eller rita med krita, och passa ihop dem innan du nålar resten.',
  ),
  note(
    'grain',
    ['grain|grainline|trådriktning|trådriktningen|trådrakt|grain line', 'what|whats|vad|explain|mean|betyder'],
    'The grainline is the direction of the lengthwise threads, parallel to the selvedge (the finished edge). Lay the arrow of the pattern parallel to that edge by measuring at both its ends, since pieces cut off grain twist on the body.',
    'Trådriktningen är varptrådarnas riktning, parallell med stadkanten (den färdiga kanten). Lägg mönstrets pil parallellt med den genom att mäta i båda ändar, för delar som klipps snett vrider sig på kroppen.',
  ),
  note(
    'bias-term',
    ['bias|cut on the bias|snedd|på snedden|bias cut|snedskuret', 'what|whats|vad|mean|betyder|explain|cut'],
    'The bias is the direction at 45° to the threads. Cloth cut that way stretches and clings softly, which is why slip dresses and binding strips use it; let a bias hem hang for a day or two before you level it.',
    'Snedden är riktningen 45° mot trådarna. Tyg klippt så töjer sig och följer kroppen mjukt, därför används det till slip-klänningar och snedband; låt en sneddfåll hänga ett par dagar innan du jämnar den.',
  ),
  note(
    'selvedge',
    ['selvedge|selvage|stadkant|stadkanten'],
    'The selvedge is the firm edge along both sides of the cloth, where the weft turns. It shows the grain direction, but do not sew it into a garment, since it often shrinks more than the rest; selvedge denim is the exception and shows it on purpose.',
    'Stadkanten är den fasta kanten längs tygets båda sidor, där inslaget vänder. Den visar trådriktningen, men sy inte in den i plagget, för den krymper ofta mer än resten; selvedge-jeans är undantaget och visar den med avsikt.',
  ),
  note(
    'facing',
    ['facing|infodring|infodringar', 'what|whats|vad|sew|how|hur|sy|mean'],
    'A facing is a shaped strip that finishes a neckline or armhole from inside. Fuse it, sew it right sides together, trim and clip the curve, then understitch: sew the allowance to the facing 2 mm from the seam, so that it does not roll out.',
    'En infodring är en formad remsa som avslutar en ringning eller ett ärmhål från insidan. Förstärk den, sy räta mot räta, klipp ner och jacka kurvan och stick sedan fast sömsmånen i infodringen 2 mm från sömmen så att den inte rullar ut.',
  ),
  note(
    'staystitch',
    [
      'stay stitch|staystitch|stay stitching|staystitching|stödsöm|stödsy|understitch*|topstitch*|stickning',
      'what|whats|vad|mean|betyder|explain|how',
    ],
    'Stay-stitching is a straight seam just inside the seam line that keeps a curve from stretching; understitching holds an allowance to the facing so that it does not roll out; topstitching is sewn from the right side, to be seen or to strengthen.',
    'Stödsöm är en raksöm strax innanför sömlinjen som hindrar en kurva från att töjas; kantstickning mot infodringen hindrar den från att rulla ut; stickning sys från rätsidan, för att synas eller förstärka.',
  ),
  note(
    'lining-interfacing',
    ['lining|foder', 'interfacing|mellanlägg', 'difference|vs|skillnad|skillnaden|or|eller|between'],
    'A lining is a second, slippery garment inside the first, for comfort and to hide the seams. Interfacing is a layer fused or sewn behind collars, cuffs and waistbands to make them firm; you never see it.',
    'Foder är ett andra, glatt plagg inuti det första, för komfort och för att dölja sömmarna. Mellanlägg är ett lager som pressas eller sys fast bakom kragar, manschetter och linningar för att göra dem stadiga; det syns aldrig.',
  ),
  note(
    'beginner',
    [
      'beginner|begin|start sewing|learn to sew|first project|never sewn|new to sewing|nybörjare|börja sy|lära mig sy|aldrig sytt|första plagg|första projekt',
    ],
    'Begin with a tote bag or pyjama trousers in plain woven cotton: straight seams, no closures, and cloth that stays where you lay it. You need a machine with straight stitch and zigzag, sharp scissors, pins, a tape, chalk and an iron. Choose the pattern size by your body measures, not by shop size, and press every seam.',
    'Börja med en tygkasse eller pyjamasbyxor i vanlig vävd bomull: raka sömmar, inga knäppningar och ett tyg som ligger still. Du behöver en maskin med raksöm och sicksack, en vass sax, nålar, måttband, krita och strykjärn. Välj mönsterstorlek efter kroppsmått, inte butiksstorlek, och pressa varje söm.',
  ),
  note(
    'skipped-stitches',
    ['skip|skips|skipping|skipped|hoppar över|hoppar', 'stitch|stitches|stygn'],
    'Skipped stitches are nearly always the needle: put in a new one of the right type (ballpoint for knits, microtex for fine cloth), pushed fully up and the flat side where the manual says. Then rethread with the foot raised, and clean the lint under the stitch plate.',
    'Överhoppade stygn beror nästan alltid på nålen: sätt i en ny av rätt typ (jersey till trikå, microtex till tunt), hela vägen upp och med den platta sidan åt det håll som bruksanvisningen säger. Trä sedan om med pressarfoten uppe och rensa ludd under stygnplåten.',
  ),
  note(
    'thread-bunching',
    [
      'bunching|birds nest|nest|loops|tangle|tangles|trassel|trasslar|öglor|knutar',
      'thread|stitch|stitches|under|bobbin|tråd|tråden|undertråd|machine|maskin|sew|sewing|söm',
    ],
    'Loops under the cloth come from the upper thread: raise the foot, rethread from the start so that it really sits between the tension discs, and hold both thread ends for the first stitches. If it goes on, clean the bobbin case, and only then turn the tension.',
    'Öglor på undersidan kommer av övertråden: lyft pressarfoten, trä om från början så att tråden verkligen ligger mellan spänningsskivorna, och håll i båda trådändarna under de första stygnen. Fortsätter det, rensa spolhuset, och ändra först därefter spänningen.',
  ),
  note(
    'pucker',
    ['pucker|puckers|puckering|puckered|rynkar sig|rynkar|drar ihop sig|wavy seam|vågar sig'],
    'A puckered seam usually means too tight a tension, too long a stitch or too thick a needle for the cloth. Take a finer, new needle, 2 mm stitches and a little less upper tension, hold the cloth taut before and behind the foot, and press the seam as it was sewn.',
    'En söm som rynkar sig beror oftast på för hård trådspänning, för långa stygn eller för grov nål. Ta en ny, tunnare nål, stygn på 2 mm och lite lägre övertrådsspänning, håll tyget lätt spänt framför och bakom foten och pressa sömmen som den är sydd.',
  ),
  note(
    'sleeve-pucker',
    [
      'sleeve|sleeves|ärm|ärmar|ärmen|sleeve cap|ärmkulle',
      'pucker|puckers|wrinkle|wrinkles|rynkor|veck|smooth|slät|utan rynkor|without',
    ],
    'Sew two rows of long ease stitches over the sleeve cap between the notches. Pin notches, shoulder and underarm first, draw up the threads until the cap fits, and shrink the fullness away with steam over a ham before you sew. Then sew with the sleeve on top, stretching the armhole slightly; most of the ease belongs beside the shoulder point, not at it.',
    'Sy två rader långa hålltrådar över ärmkullen mellan jacken. Nåla jack, axel och underarm först, dra i trådarna tills kullen passar och ånga bort vidden över en pressdyna innan du syr. Sy sedan med ärmen uppåt och håll ärmhålet lätt sträckt; den mesta vidden ska ligga på sidorna om axelpunkten, inte mitt på.',
  ),

  note(
    'right-sides',
    [
      'right sides together|wrong sides together|right side|räta mot räta|rätsida mot rätsida|avig mot avig|räta|rätsida|rätsidan',
      'what|whats|mean|means|vad|betyder|which|vilken|hur vet|how do i know|explain',
    ],
    'The right side is the one that will be seen, usually brighter, smoother or printed. Right sides together means that these two faces lie against each other while you sew, so that the seam allowance ends up inside the garment.',
    'Rätsidan är den som ska synas, oftast klarare i färgen, slätare eller tryckt. Räta mot räta betyder att de två rätsidorna ligger mot varandra medan du syr, så att sömsmånen hamnar på plaggets insida.',
  ),
  note(
    'stitch-length',
    ['stitch length|stygnlängd|how long stitches|hur långa stygn'],
    'Take about 2 mm for thin cloth such as chiffon and silk, 2.5 mm for shirts and most cotton, 3 mm for thick wool and coats, 3–3.5 mm for topstitching and 4–5 mm for basting and gathers.',
    'Ta ungefär 2 mm till tunna tyger som chiffong och siden, 2,5 mm till skjortor och de flesta bomullstyger, 3 mm till tjock ull och kappor, 3–3,5 mm till stickningar och 4–5 mm till tråckling och rynkor.',
  ),
  note(
    'french-jeans',
    [
      'french seam|french seams|fransk söm|franska sömmar',
      'jeans|denim|thick|heavy|coat|canvas|tjockt|kappa|knit|jersey',
    ],
    'Not really: a French seam folds the cloth four times and gets bulky in anything thick. For jeans and canvas the flat-felled seam is the right one, strong and flat; French seams belong to thin, fraying cloth.',
    'Nej, egentligen inte: en fransk söm viker tyget fyra gånger och blir klumpig i allt som är tjockt. Till jeans och kanvas är fällsöm rätt, stark och platt; fransk söm hör till tunna, fransande tyger.',
  ),

  note(
    'too-big',
    [
      'too big|too large|too wide|too loose|för stor|för stora|för vid|för vida|take in|ta in|sy in',
      'dress|skirt|trousers|pants|shirt|jeans|jacket|waist|klänning|kjol|byxor|skjorta|jacka|midja|klänningen|byxorna',
      '!head|foot|shoes|belly|mage|hips',
    ],
    'Put it on inside out, pin the surplus evenly at the side seams and chalk the line. Sew a new seam that runs into the old one over 8–10 cm, try it on, and only then cut and neaten. One size, about 4 cm round, is easily taken in; shoulders are the difficult part and better left to a tailor.',
    'Ta på plagget ut och in, nåla in överskottet jämnt i sidsömmarna och markera med krita. Sy en ny söm som löper ut i den gamla över 8–10 cm, prova, och klipp och kasta först därefter. En storlek, ungefär 4 cm runt om, är lätt att ta in; axlarna är svåra och bör lämnas till en skräddare.',
  ),
];
