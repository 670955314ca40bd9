import { type Topic, words } from './topic.js';

/** Sewing, step by step. */
export const STEPS: readonly Topic[] = [
  {
    id: 'step/french-seam',
    kind: 'step',
    name: ['French seam', 'fransk söm'],
    terms: words('french seam|french seams|fransk söm|franska sömmar|frenchseam'),
    facets: {
      sew: [
        'French seam, for 1.5 cm allowance: 1) sew wrong sides together at 6 mm; 2) trim to 3 mm and press; 3) fold right sides together along the seam and press; 4) sew at 9 mm, enclosing the raw edge.',
        'Fransk söm, för 1,5 cm sömsmån: 1) sy avigsidorna mot varandra på 6 mm; 2) klipp ner till 3 mm och pressa; 3) vik rätsidorna mot varandra längs sömmen och pressa; 4) sy på 9 mm så att råkanten kapslas in.',
      ],
      why: [
        'It is used on sheer and fraying cloth because it hides the raw edge without an overlocker.',
        'Den används på tunna och fransande tyger för att den gömmer råkanten utan overlock.',
      ],
      what: [
        'A French seam is a seam sewn twice that encloses its own raw edges.',
        'En fransk söm sys två gånger och kapslar in sina egna råkanter.',
      ],
    },
  },
  {
    id: 'step/felled-seam',
    kind: 'step',
    name: ['flat-felled seam', 'fällsöm'],
    terms: words('flat-felled seam|felled seam|fällsöm|fällsömmar|flat felled|fell seam|kapsöm'),
    facets: {
      sew: [
        'For a flat-felled seam 1) sew at 1.5 cm; 2) trim one allowance to 5 mm; 3) fold the other over it, edge tucked in, and press; 4) topstitch 1–2 mm from the fold.',
        'Fällsöm syr du så här: 1) sy på 1,5 cm; 2) klipp ner ena sömsmånen till 5 mm; 3) vik den andra över med kanten invikt och pressa; 4) sticka 1–2 mm från viket.',
      ],
      why: [
        'It is strong because two rows of stitching carry the strain and no edge can fray: jeans and shirts live on it.',
        'Den är stark för att två stickningar bär och ingen kant kan fransa: jeans och skjortor lever på den.',
      ],
    },
  },
  {
    id: 'step/hem',
    kind: 'step',
    name: ['hem', 'fåll'],
    terms: words(
      'too long|för lång|för långa|för långt|lägger upp|hem|hemming|hems|fåll|fålla|fållning|how to hem|lägga upp|lägg upp|lägga upp byxor|shorten trousers|korta byxor|korta|hem trousers|hem pants|take up',
    ),
    facets: {
      sew: [
        'To hem, 1) try on with shoes and mark the length; 2) press up 1 cm, then 3 cm; 3) sew close to the inner fold or by hand with a blind stitch; 4) press again. For trousers cut the leg 4 cm below the mark.',
        'Så lägger du upp en fåll: 1) prova med skor och märk längden; 2) pressa upp 1 cm och sedan 3 cm; 3) sy nära det inre viket eller för hand med dolda stygn; 4) pressa igen. Klipp byxben 4 cm under markeringen.',
      ],
      why: [
        'Let it hang a night first, since cloth on the bias lengthens.',
        'Låt plagget hänga en natt först, för tyg på snedden blir längre.',
      ],
    },
  },
  {
    id: 'step/rolled-hem',
    kind: 'step',
    name: ['rolled hem', 'rullfåll'],
    terms: words('rolled hem|rullfåll|narrow hem|smal fåll|baby hem|handrullad'),
    facets: {
      sew: [
        'For a narrow hem on thin cloth, stitch 6 mm from the edge, fold on the stitching and stitch again close to the fold, trim to 1 mm, fold once more and stitch a last time on the same line.',
        'För en smal fåll på tunt tyg, sy 6 mm från kanten, vik i sömmen och sy igen nära viket, klipp ner till 1 mm, vik en gång till och sy en sista gång på samma linje.',
      ],
    },
  },
  {
    id: 'step/invisible-zip',
    kind: 'step',
    name: ['invisible zip', 'osynlig dragkedja'],
    terms: words('invisible zip|invisible zipper|concealed zip|osynlig dragkedja|dold dragkedja|osynligt blixtlås'),
    facets: {
      sew: [
        'For an invisible zip 1) interface both seam allowances; 2) press the coils flat, open; 3) sew each tape right side down on the right side, needle tight against the coil, zip foot; 4) stop at the mark, close the zip; 5) sew the rest of the seam from below, 2 mm beside.',
        'Osynlig dragkedja syr du i så här: 1) förstärk båda sömsmånerna; 2) pressa spiralen platt, öppen; 3) sy varje band med rätsidan nedåt på rätsidan, nålen tätt mot spiralen, dragkedjefot; 4) stanna vid märket, stäng; 5) sy resten av sömmen nerifrån, 2 mm bredvid.',
      ],
      why: [
        'You sew it before the seam below, because then both sides lie flat while you work.',
        'Man syr i den före sömmen nedanför, för då ligger båda sidorna plant under arbetet.',
      ],
    },
  },
  {
    id: 'step/zip',
    kind: 'step',
    name: ['zip', 'dragkedja'],
    terms: words('zip|zipper|dragkedja|blixtlås|zippers|lapped zip|centred zip|gylf|fly front'),
    facets: {
      sew: [
        'For a centred zip, baste the seam shut, press open, lay the zip face down on the allowances, stitch 6 mm from the seam on both sides and across below, then unpick the basting.',
        'För en mittsatt dragkedja, tråckla ihop sömmen, pressa isär, lägg dragkedjan med framsidan mot sömsmånerna, sticka 6 mm från sömmen på båda sidor och tvärs nertill, sprätta tråcklingen.',
      ],
    },
  },
  {
    id: 'step/buttonhole',
    kind: 'step',
    name: ['buttonhole and button', 'knapphål och knapp'],
    terms: words(
      'buttonhole|buttonholes|knapphål|sew on a button|sew a button|button|buttons|sy i en knapp|knapp|knappar',
    ),
    facets: {
      sew: [
        'Buttonhole length = button diameter plus thickness; interface, mark, test on a scrap, sew, seal with a pin at each end and cut. Sew the button on with doubled thread over a match, then wind a shank three times.',
        'Knapphålets längd = knappens diameter plus tjocklek; förstärk, märk, provsy, sy, sätt en nål i varje ände och klipp. Sy i knappen med dubbel tråd över en tändsticka och linda ett skaft tre varv.',
      ],
      why: [
        'The shank is there so that the cloth above has room and the button does not pull.',
        'Skaftet finns för att tyget ovanpå ska få plats så att knappen inte drar.',
      ],
    },
  },
  {
    id: 'step/dart',
    kind: 'step',
    name: ['dart', 'insnitt'],
    terms: words('dart|darts|insnitt|inprovning|bust dart|bystinsnitt'),
    facets: {
      sew: [
        'To sew a dart, fold on the centre line, sew from the wide end, the last 2 cm almost along the fold, run off the point without backstitch, knot the ends, press over a ham (bust darts downwards).',
        'För ett insnitt, vik i mittlinjen, sy från breda änden, sista 2 cm nästan längs viket, sy ut över spetsen utan fäststygn, knyt trådarna, pressa över en pressdyna (bystinsnitt nedåt).',
      ],
      why: [
        'It bubbles at the point when the stitching ends too abruptly: make the last centimetre flatter.',
        'Det bubblar i spetsen när sömmen slutar för tvärt: gör sista centimetern flackare.',
      ],
    },
  },
  {
    id: 'step/gather',
    kind: 'step',
    name: ['gathers and pleats', 'rynkor och veck'],
    terms: words(
      'gather|gathers|gathering|rynka|rynkor|rynkning|pleat|pleats|veck|pleating|lägga veck|ruffle|volang|volanger',
    ),
    facets: {
      sew: [
        'To gather, sew two rows of 4–5 mm stitches, 4 and 9 mm from the edge, pull the bobbin threads, spread evenly between quarter marks, sew between the rows. Pleats: mark fold and placement lines, baste, press before and after.',
        'För rynkor, sy två rader med 4–5 mm stygn, 4 och 9 mm från kanten, dra i undertrådarna, fördela mellan fjärdedelsmärken, sy mellan raderna. Veck: märk vik- och lägglinjer, tråckla, pressa före och efter.',
      ],
    },
  },
  {
    id: 'step/bias',
    kind: 'step',
    name: ['bias binding', 'snedband'],
    terms: words('bias binding|bias tape|snedband|snedslå|bias|kantband|bind an edge|kantbanda'),
    facets: {
      sew: [
        'For bias binding, cut strips at 45°, four times the finished width; sew right sides together on the fold line, wrap over the edge, and stitch in the ditch or slip-stitch.',
        'För snedband, klipp remsor i 45°, fyra gånger färdig bredd; sy räta mot räta i viklinjen, vik runt kanten och sticka i sömskåran eller fålla för hand.',
      ],
      why: [
        'It bends round curves because cloth cut at 45° stretches.',
        'Det följer kurvor för att tyg klippt i 45° töjer sig.',
      ],
    },
  },
  {
    id: 'step/interfacing',
    kind: 'step',
    name: ['interfacing', 'mellanlägg'],
    terms: words('interfacing|interface|mellanlägg|vlieseline|fusible|inlägg|stabiliser|stabilizer|vlisofix'),
    facets: {
      sew: [
        'Fuse interfacing lighter than the cloth: test on a scrap, glue side down, damp press cloth, iron 12 seconds in each place without sliding, let it cool flat.',
        'Pressa på mellanlägg som är lättare än tyget: prova på en bit, limsidan nedåt, fuktig pressduk, 12 sekunder per ställe utan att glida, låt kallna plant.',
      ],
      why: [
        'It bubbles when the cloth shrinks afterwards or the glue was not hot enough: pre-wash and press longer.',
        'Det bubblar när tyget krymper efteråt eller limmet inte blev varmt nog: förtvätta och pressa längre.',
      ],
    },
  },
  {
    id: 'step/collar',
    kind: 'step',
    name: ['collar', 'krage'],
    terms: words('sew a collar|collar|collars|krage|sy krage|skjortkrage|kragen|collar stand'),
    facets: {
      sew: [
        'For a collar, interface the upper collar, sew the outer edge, trim and grade, notch curves, turn and press with the seam rolled 1 mm under, then sandwich it between the stand pieces, ends first.',
        'För en krage, förstärk överkragen, sy ytterkanten, trappa sömsmånerna, jacka rundningar, vänd och pressa med sömmen rullad 1 mm inåt, lägg den sedan mellan ståndets delar, ändarna först.',
      ],
    },
  },
  {
    id: 'step/sleeve',
    kind: 'step',
    name: ['set-in sleeve', 'isydd ärm'],
    terms: words('set-in sleeve|sleeve|sleeves|ärm|sy i ärm|isydd ärm|ärmar|sleeve cap|ärmkulle|armhole|ärmhål'),
    facets: {
      sew: [
        'For a set-in sleeve, run two ease threads over the cap between the notches, match notches, shoulder and underarm, draw in 2–4 cm without folds, sew sleeve side up, steam the fullness away.',
        'För en isydd ärm, sy två hålltrådar över ärmkullen mellan jacken, passa jack, axel och underarm, håll in 2–4 cm utan veck, sy med ärmen uppåt, ånga bort vidden.',
      ],
      why: [
        'The cap is longer than the armhole so that cloth can bend over the shoulder bone.',
        'Ärmkullen är längre än ärmhålet för att tyget ska kunna böja sig över axelbenet.',
      ],
    },
  },
  {
    id: 'step/pocket',
    kind: 'step',
    name: ['pocket', 'ficka'],
    terms: words(
      'pocket|pockets|ficka|fickor|patch pocket|welt pocket|påsydd ficka|passpoalficka|side pocket|sidficka',
    ),
    facets: {
      sew: [
        'For a patch pocket, fold and stitch the mouth, press allowances over a card, pin, stitch 2 mm from the edge, small triangles at the corners. Welt pocket: interface, sew two parallel lines 1 cm apart, cut to Y-shaped corners, turn, stitch the triangles down.',
        'För en påsydd ficka, vik och sticka öppningen, pressa sömsmånerna över en mall, nåla, sticka 2 mm från kanten, små trianglar i hörnen. Passpoalficka: förstärk, sy två parallella linjer 1 cm isär, klipp upp med Y-formade hörn, vänd, sy fast trianglarna.',
      ],
    },
  },
  {
    id: 'step/waistband',
    kind: 'step',
    name: ['waistband', 'linning'],
    terms: words(
      'waistband|linning|waist band|elastic waist|resår|elastic waistband|resår i midjan|sätta i resår|sew elastic|resårband',
    ),
    facets: {
      sew: [
        'For a waistband, interface, sew one long edge to the skirt, fold, sew the ends, turn, stitch in the ditch. Elastic: casing 5 mm wider than the elastic, length = waist minus 10 %, join flat, distribute.',
        'För en linning, förstärk, sy ena långsidan mot kjolen, vik, sy kortändarna, vänd, sticka i sömskåran. Resår: löpgång 5 mm bredare än resåren, längd = midja minus 10 %, skarva platt, fördela.',
      ],
    },
  },
  {
    id: 'step/lining',
    kind: 'step',
    name: ['lining', 'foder'],
    terms: words('sew a lining|lining|foder|fodra|line a skirt|line a jacket|linings'),
    facets: {
      sew: [
        'Cut the lining 1 cm shorter and with a 2 cm pleat at the centre back, sew it to the facing, bag it out through a sleeve seam, close the opening by hand.',
        'Klipp fodret 1 cm kortare och med 2 cm rörelseveck mitt bak, sy mot infodringen, vänd genom en ärmsöm, stäng öppningen för hand.',
      ],
    },
  },
  {
    id: 'step/stretch',
    kind: 'step',
    name: ['sewing stretch fabric', 'sy i stretch'],
    terms: words(
      'zigzag|zigzag stitch|sicksack|overlock|serger|overlocker|stretch stitch|stretchsöm|twin needle|tvillingnål|coverlock',
    ),
    facets: {
      sew: [
        'On knits use a ballpoint needle, zigzag 0.5 wide and 2.5 long or a three-thread overlock, presser-foot pressure reduced, twin needle for hems, no pulling.',
        'På trikå, använd jerseynål, sicksack 0,5 bred och 2,5 lång eller tretråds overlock, minskat pressarfotstryck, tvillingnål i fållar, dra inte.',
      ],
      why: [
        'A straight stitch breaks because thread stretches less than the knit.',
        'Raksöm brister för att tråden töjs mindre än trikån.',
      ],
    },
  },
  {
    id: 'step/grain',
    kind: 'step',
    name: ['grainline and cutting', 'trådrakt och klippning'],
    terms: words(
      'grainline|grain line|grain|trådriktning|trådrakt|cut fabric|cutting fabric|klippa tyg|pre-wash|prewash|förtvätta|krympa tyget|lay out a pattern|lägga ut mönster',
    ),
    facets: {
      sew: [
        'Pre-wash and press, square the cloth, lay the grain arrow parallel to the selvedge (measure both ends), weights instead of pins, long cuts, mark notches 4 mm deep at most.',
        'Förtvätta och pressa, räta upp tyget, lägg trådpilen parallell med stadkanten (mät i båda ändar), tyngder i stället för nålar, långa klipp, jack högst 4 mm djupa.',
      ],
      why: [
        'Off-grain pieces twist round the body because lengthwise threads stretch less than crosswise ones.',
        'Delar som ligger snett vrider sig runt kroppen för att varpen töjs mindre än inslaget.',
      ],
    },
  },
  {
    id: 'step/tension',
    kind: 'step',
    name: ['thread, needle and tension', 'tråd, nål och trådspänning'],
    terms: words(
      'tension|thread tension|trådspänning|skipped stitches|hoppar över stygn|skips stitches|skipping stitches|needle|nål|which needle|vilken nål|thread breaks|tråden går av|bobbin|undertråd|sewing machine|symaskin|stitch length|stygnlängd',
    ),
    facets: {
      sew: [
        'When stitches go wrong, 1) rethread with the foot up; 2) change the needle (every 8 hours; ballpoint for knits, microtex for fine, jeans for heavy); 3) clean the bobbin case; 4) only then turn the tension: loops below mean the upper is too loose.',
        'När stygnen krånglar: 1) trä om med pressarfoten uppe; 2) byt nål (var åttonde timme; jersey för trikå, microtex för fint, jeans för grovt); 3) rensa spolhuset; 4) först därefter ändra spänningen: öglor på undersidan betyder att övertråden är för lös.',
      ],
      why: [
        'Most trouble is the needle, because a blunt or wrong point misses the hook by a tenth of a millimetre.',
        'Oftast är det nålen, för en slö eller fel spets missar griparen med en tiondels millimeter.',
      ],
    },
  },
  {
    id: 'step/hand-stitch',
    kind: 'step',
    name: ['hand stitches', 'handsöm'],
    terms: words(
      'backstitch|efterstygn|slip stitch|ladder stitch|hand sewing|handsömnad|sy för hand|sew by hand|hand stitch|running stitch|förstygn|osynlig söm|invisible stitch|blind stitch|blindstygn|whipstitch|kaststygn',
    ),
    facets: {
      sew: [
        'Backstitch for strength (forward 4 mm, back 2), ladder stitch to close from outside (through each fold by turns, pull), running stitch to baste, whipstitch for edges. Thread as long as your arm.',
        'Efterstygn för styrka (fram 4 mm, bak 2), stegstygn för att stänga från utsidan (växelvis genom vardera viket, dra åt), förstygn för tråckling, kaststygn för kanter. Tråd lång som armen.',
      ],
    },
  },
  {
    id: 'step/toile',
    kind: 'step',
    name: ['toile (test garment)', 'provplagg'],
    terms: words('toile|muslin mock-up|mock-up|mockup|provplagg|toile fitting|fitting shell|fit a pattern|fitting'),
    facets: {
      sew: [
        'Sew the first version in cheap cotton with long stitches, mark centre front, bust, waist and hip lines, pin out excess, slash where it pulls, carry changes to the paper.',
        'Sy första versionen i billig bomull med långa stygn, märk mitt fram, byst-, midje- och höftlinje, nåla in överskott, klipp upp där det drar, för över ändringarna till pappret.',
      ],
      why: [
        'Horizontal folds mean too long, diagonal ones point at what is too tight.',
        'Vågräta veck betyder för långt, diagonala pekar mot det som är för trångt.',
      ],
    },
  },
  {
    id: 'step/alter',
    kind: 'step',
    name: ['taking in and letting out', 'ta in och lägga ut'],
    terms: words(
      'take in|taking in|let out|letting out|ta in|sy in|lägga ut|alter|alteration|alterations|ändra kläder|too big|för stor|för stora|too tight waist|för vid|make smaller',
    ),
    facets: {
      sew: [
        'To take in, pin on the body inside out, chalk, sew a new seam tapering into the old over 8–10 cm, try on, then cut. Letting out is possible as far as the allowance goes, minus 5 mm.',
        'För att ta in, nåla på kroppen ut och in, krita, sy en ny söm som löper ut i den gamla över 8–10 cm, prova, klipp sedan. Lägga ut går så långt sömsmånen räcker, minus 5 mm.',
      ],
    },
  },
  {
    id: 'step/mend',
    kind: 'step',
    name: ['mending a hole', 'laga ett hål'],
    terms: words(
      'mend|mending|hole|holes|hål|laga|lagning|repair|darn|darning|stoppa|patch|lapp|lappa|torn|rip|reva|trasig|laga hål',
    ),
    facets: {
      sew: [
        'Darn knits over a mushroom, rows 1 cm beyond the hole, then weave across. Woven: patch behind, fused or basted, and dense zigzag or sashiko over it. Jeans inner thigh: patch before it breaks.',
        'Stoppa stickat över en svamp, trådar 1 cm utanför hålet, väv sedan tvärs över. Vävt: lapp bakom, pressad eller tråcklad, och tät sicksack eller sashiko ovanpå. Jeans insida lår: lappa innan det brister.',
      ],
    },
  },
  {
    id: 'step/patternmaking',
    kind: 'step',
    name: ['reading a sewing pattern', 'läsa ett mönster'],
    terms: words(
      'sewing pattern|symönster|pattern|mönster|seam allowance|sömsmån|notches|jack|read a pattern|läsa mönster|ease|rörelsevidd|print a pattern|beginner|nybörjare|start sewing|börja sy|learn to sew|lära mig sy|first project',
    ),
    facets: {
      sew: [
        'Start with pyjama trousers or a tote in cotton. Choose the size by body measures, not by shop size; check whether seam allowance (1 cm or 1.5) is included; cut, mark notches, sew in the given order, press each seam before crossing it.',
        'Börja med pyjamasbyxor eller en tygkasse i bomull. Välj storlek efter kroppsmått, inte butiksstorlek; kolla om sömsmånen (1 eller 1,5 cm) ingår; klipp, märk jack, sy i given ordning, pressa varje söm innan du korsar den.',
      ],
    },
  },
];
