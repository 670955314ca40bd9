import { note, type Note } from './note.js';

const DRESSES =
  'what|which|how|dress|dresses|wear|suit|suits|suit me|outfit|clothes|neckline|shirt|top|trousers|jeans|skirt|jacket|coat|flatter|flatters|flattering|vad|vilken|vilka|hur|klänning|klär|passar|kläder|skjorta|byxor|kjol|kavaj|im|jag|är|har';

/** Wishes about fit and proportion, one at a time, and how each measure is taken. */
export const NOTES_BODY: readonly Note[] = [
  note(
    'body-pear',
    [
      'pear|pear shaped|wide hips|big hips|broad hips|päron|päronform|breda höfter|stora höfter|bred om höften',
      DRESSES,
    ],
    'For hips wider than the shoulders, an A-line dress or skirt is the easiest choice: it marks the waist and passes the hips by without clinging. Keep colour, pattern or a wide neckline above and a plain darker tone below, so that the eye stays at the shoulders. If you are short as well, let the hem end just above the knee and keep the waist seam a little high.',
    'När höften är bredare än axlarna är en A-linjeformad klänning eller kjol enklast: den markerar midjan och går förbi höften utan att klistra. Ha färg, mönster eller bred ringning upptill och en enfärgad, mörkare ton nertill, så stannar blicken vid axlarna. Är du dessutom kort, låt fållen sluta strax ovanför knät och lägg midjesömmen lite högt.',
  ),
  note(
    'body-belly',
    [
      'belly|tummy|stomach|apple|apple shaped|apple shape|big waist|mage|magen|äppelform|kulmage|rund om magen',
      DRESSES,
    ],
    'Choose the size that closes easily over the belly and have shoulders and sleeves taken in; pulling buttons are what shows. Straight or slightly A-line cuts, a cloth with some weight and an open vertical line (an unbuttoned layer, a V-neck) fall best. A shirt with a straight hem looks good untucked, and trousers sit steadier at the natural waist or with braces.',
    'Välj storleken som går att knäppa lätt över magen och ta hellre in axlar och ärmar; det är spända knappar som syns. Raka eller svagt utställda modeller, ett tyg med lite tyngd och en öppen lodrät linje (ett oknäppt lager, en V-ringning) faller bäst. En skjorta med rak fåll är snygg utanpå, och byxor sitter stadigare i den naturliga midjan eller med hängslen.',
  ),
  note(
    'body-short',
    [
      'im short|i am short|short woman|short man|petite|short legs|jag är kort|kort person|korta ben|look taller|se längre ut|short torso',
      DRESSES,
    ],
    'To look taller, keep one colour from waist to shoe and let the waist sit high. Cropped jackets, narrow hems and a V-neck help; a long loose top over wide trousers does the opposite. Above all have hems and sleeves shortened: cloth that piles up is what makes a person look small.',
    'För att se längre ut: håll en färg från midja till sko och låt midjan sitta högt. Korta jackor, smala fållar och V-ringning hjälper; en lång, lös överdel över vida byxor gör tvärtom. Lägg framför allt upp fållar och ärmar: tyg som samlas i veck är det som får en att se liten ut.',
  ),
  note(
    'body-tall',
    ['tall|im tall|long legs|jag är lång|lång person|långa ben|lång och smal', DRESSES, '!taller'],
    'Being tall you can wear long coats, wide trousers and large patterns that swallow others. Look for true tall lengths in sleeve, body and rise, and break the line with a belt or a second colour if you want it calmer. Turned-up trousers use the length rather than hide it.',
    'Som lång kan du bära långa rockar, vida byxor och stora mönster som slukar andra. Leta efter riktiga tall-längder i ärm, liv och grenhöjd, och bryt linjen med skärp eller en andra färg om du vill ha det lugnare. Uppslag på byxorna använder längden i stället för att dölja den.',
  ),
  note(
    'body-shoulders',
    ['broad shoulders|wide shoulders|big shoulders|breda axlar', DRESSES],
    'With broad shoulders a V-neck or a scoop draws the eye inwards, and raglan or dropped sleeves soften the line. Leave out shoulder pads, boat necks and puff sleeves, and put volume or colour below: an A-line skirt or wide trousers balance you at once.',
    'Till breda axlar drar en V-ringning eller djup rund ringning blicken inåt, och raglanärm mjukar upp linjen. Hoppa över axelvaddar, båtringning och puffärm, och lägg vidd eller färg nertill: en A-linjeformad kjol eller vida byxor ger balans direkt.',
  ),
  note(
    'body-narrow-shoulders',
    ['narrow shoulders|sloping shoulders|small shoulders|smala axlar|sluttande axlar', DRESSES],
    'Narrow shoulders gain from structure: a light shoulder pad, a set-in sleeve that ends right on the bone, a boat neck or a horizontal stripe across the chest. Avoid raglan sleeves and halter necks, which slope further.',
    'Smala axlar vinner på struktur: en lätt axelvadd, isydd ärm som slutar precis på axelbenet, båtringning eller en tvärrand över bröstet. Undvik raglanärm och halterneck, som sluttar ännu mer.',
  ),
  note(
    'body-bust',
    ['big bust|large bust|full bust|big breasts|big boobs|large breasts|busty|stor byst|stora bröst', DRESSES],
    'For a full bust, look for shape that is sewn in: darts, princess seams or a wrap. A V-neck or sweetheart is kinder than a high round neck, and cloth with some drape falls better than stiff poplin. Buy for the bust and have the waist taken in, and check for gaping between the buttons when you sit.',
    'Till stor byst: leta efter form som är insydd, insnitt, prinsessömmar eller omlott. V-ringning är snällare än hög rund hals, och tyg med fall ligger bättre än styv poplin. Köp efter bysten och ta in midjan, och kontrollera när du sitter att det inte glipar mellan knapparna.',
  ),
  note(
    'body-small-bust',
    ['small bust|flat chest|flat chested|small breasts|liten byst|små bröst|platt bröst', DRESSES],
    'A small bust carries what others cannot: high necks, fine straps, ruffles, gathers and breast pockets. Look for darts that are shallow, and for a bodice with details rather than stiff cups.',
    'Liten byst bär det andra har svårt för: hög hals, smala band, volanger, rynkor och bröstfickor. Leta efter grunda insnitt och ett liv med detaljer hellre än styva kupor.',
  ),
  note(
    'body-plus',
    [
      'plus size|curvy|fat|overweight|big girl|large size|hourglass|stora storlekar|kurvig|mullig|tjock|timglas',
      DRESSES,
    ],
    'Fit at the widest point and have the rest taken in: cloth that lies smooth looks better than cloth that is tight or hides everything. A marked waist, sleeves that are not tight at the upper arm and cloth with some weight and drape do most of the work. Wear the pattern and colour you like; scale matters more than darkness.',
    'Låt plagget sitta vid bredaste stället och ta in resten: tyg som ligger slätt är snyggare än tyg som stramar eller döljer allt. Markerad midja, ärmar som inte stramar på överarmen och tyg med tyngd och fall gör det mesta. Bär mönster och färger du tycker om; skalan betyder mer än mörkret.',
  ),
  note(
    'body-arms',
    ['arms|upper arms|överarmar|armar', 'hide|cover|flabby|big|thick|sleeveless|dölja|tjocka|grova|stora|täcka'],
    'For upper arms, a sleeve that ends at the elbow or three-quarter length and is cut with ease is the friendliest. Flutter and bell sleeves or a sheer layer cover without heat; a tight cap sleeve cuts the arm at its widest.',
    'För överarmarna är en ärm till armbågen eller trekvartslång med lite vidd snällast. Fladder- och klockärm eller ett tunt, genomskinligt lager täcker utan att värma; en snäv liten ärm skär av armen på bredaste stället.',
  ),
  note(
    'body-slim',
    ['skinny|very thin|too thin|slim build|slimmer|look slim|thin legs|smal kropp|jag är smal|mager|smalare', DRESSES],
    'What makes a line slim is fit: smooth over the shoulders, no pulling, no surplus. A vertical opening, one depth of colour from top to toe and matt cloth lengthen the figure; if you are thin and want more presence, do the reverse with layers, texture and heavier cloth.',
    'Det som ger en smal linje är passformen: slätt över axlarna, inget som drar och inget överflöd. En lodrät öppning, samma djup i färgen hela vägen och matt tyg förlänger; är du smal och vill ta mer plats gör du tvärtom, med lager, struktur och kraftigare tyg.',
  ),
  note(
    'body-glasses-neck',
    ['short neck|kort hals', DRESSES],
    'A short neck wants air: V-necks, open collars and scoops, no turtlenecks and no scarf tied close. Long earrings shorten it, a pendant lengthens it.',
    'En kort hals vill ha luft: V-ringning, öppen krage och djup rund ringning, ingen polo och ingen tätt knuten scarf. Långa örhängen förkortar den, ett hängsmycke förlänger.',
  ),
  note(
    'pregnant',
    ['pregnant|pregnancy|maternity|gravid|graviditet', DRESSES],
    'While pregnant, empire waists, wrap dresses and jersey with elastane grow with you, and they can be worn afterwards. Buy trousers with a belly panel in your usual size, and wear shirts open over a long T-shirt. Flat seams and cotton or merino next to the skin are the most comfortable.',
    'Som gravid växer empiremidja, omlott och trikå med elastan med dig, och de går att bära efteråt. Köp mammabyxor i din vanliga storlek och bär skjortor öppna över en lång T-shirt. Platta sömmar och bomull eller merino närmast huden är skönast.',
  ),
  note(
    'measure-bust',
    [
      'bust|chest|byst|bröst|bystmått|bröstvidd|bysten',
      'measure|measuring|mäta|mäter|mått|take|ta|tar',
      '!hips|waist|size',
    ],
    'Lay the tape round the fullest point of the bust or chest, level all the way round and lying snug without pressing; a finger should fit under it. Breathe normally, wear an unpadded bra or nothing, and note the measure twice.',
    'Lägg måttbandet runt bystens eller bröstets högsta punkt, vågrätt hela vägen och åtsittande utan att trycka; ett finger ska få plats under. Andas som vanligt, ha en ovadderad bh eller inget alls, och mät två gånger.',
  ),
  note(
    'measure-waist',
    ['waist|midja|midjan|midjemått', 'measure|measuring|mäta|mäter|mått|take|find|hitta', '!bust|size'],
    'Bend to one side: the crease shows where your waist is. Lay the tape there, level and snug, breathe out normally and do not draw the belly in.',
    'Böj dig åt sidan: vecket visar var midjan sitter. Lägg måttbandet där, vågrätt och lätt åtsittande, andas ut som vanligt och dra inte in magen.',
  ),
  note(
    'measure-hips',
    ['hips|hip|höft|höften|höfter|höftmått|stuss', 'measure|measuring|mäta|mäter|mått|take', '!bust|size'],
    'Measure the hips over the fullest part of the seat, about 20 cm below the waist, feet together and the tape level. That is usually lower than where the hip bones are.',
    'Mät höften över stussens bredaste ställe, ungefär 20 cm under midjan, med fötterna ihop och måttbandet vågrätt. Det är oftast lägre än höftbenen.',
  ),
  note(
    'measure-inseam',
    [
      'inseam|inside leg|leg length|innerben|innerbenslängd|innerbenslängden|innersöm|benlängd',
      'measure|measuring|mäta|mäter|mått|take|how|hur',
    ],
    'Measure from the crotch straight down the inside of the leg to the ankle bone, or to the floor if you will wear shoes with a heel. Easier: lay trousers that fit flat on a table and measure the inner seam.',
    'Mät från grenen rakt ner på benets insida till ankelknölen, eller till golvet om du ska ha klack. Enklare: lägg ett par byxor som sitter bra plant på ett bord och mät innersömmen.',
  ),
  note(
    'measure-sleeve',
    ['sleeve|arm|arms|ärm|ärmlängd|armlängd|arm length|sleeve length', 'measure|measuring|mäta|mäter|mått|length'],
    'With the arm slightly bent, measure from the bone at the edge of the shoulder over the elbow to the wrist bone. For shirt sizes some brands start at the middle of the neck instead, so check their chart.',
    'Med armen lätt böjd: mät från axelbenets kant över armbågen till handledens ben. För skjortstorlekar börjar en del märken mitt i nacken i stället, så titta i deras tabell.',
  ),
  note(
    'measure-neck',
    ['neck|collar size|hals|halsmått|kragstorlek|halsen', 'measure|size|measuring|mäta|mäter|mått'],
    'Measure round the neck where the collar lies, just below the Adam’s apple, and slip two fingers under the tape. The number in centimetres is the collar size, 40 for a neck of 40 cm.',
    'Mät runt halsen där kragen ligger, strax under adamsäpplet, med två fingrar under måttbandet. Måttet i centimeter är kragstorleken, 40 för en hals på 40 cm.',
  ),
  note(
    'measure-head',
    [
      'head|hat size|hat|hatt|huvud|huvudet|huvudmått|hattstorlek|mössa',
      'measure|size|measuring|mäta|mäter|storlek|mått',
    ],
    'Lay the tape round the head about 1 cm above the ears and across the middle of the forehead. The centimetres are the hat size: 57 is a usual M.',
    'Lägg måttbandet runt huvudet ungefär 1 cm ovanför öronen och mitt över pannan. Centimetrarna är hattstorleken: 57 är en vanlig M.',
  ),
  note(
    'between-sizes',
    [
      'between two sizes|between sizes|size up|size down|two sizes|mellan två storlekar|gå upp en storlek|större eller mindre',
    ],
    'Between two sizes, take the larger in woven cloth, coats and shoes, and the smaller in knits and anything with stretch. What decides is the measure that is hard to alter: shoulders above, hips below. A waist or a hem is easily taken in.',
    'Mellan två storlekar: ta den större i vävt tyg, ytterplagg och skor, den mindre i stickat och stretch. Det som avgör är måttet som är svårt att ändra: axlarna upptill, höften nertill. En midja eller en fåll är lätt att ta in.',
  ),
  note(
    'sizes-differ',
    [
      'why|varför',
      'sizes|size|brands|storlekar|storlek|märken',
      'different|differ|vary|brand|brands|olika|skiljer|märken',
    ],
    'No law binds the labels: each brand grades from its own fit model, and many let the sizes grow to flatter. So compare your own measures with the brand’s chart, or lay a piece that fits on top of the new one.',
    'Ingen lag styr etiketterna: varje märke graderar från sin egen provmodell, och många låter storlekarna växa för att smickra. Jämför dina mått med märkets tabell, eller lägg ett plagg som sitter bra ovanpå det nya.',
  ),
  note(
    'shoe-size',
    ['shoe|shoes|boots|sneakers|skor|sko|skostorlek', 'size|measure|storlek|mäta|mäter|fit'],
    'Stand on a sheet of paper in the evening, mark heel and longest toe, and measure between them. EU size is roughly (foot length in cm + 1.5) × 1.5, so 26 cm is about 41. Leave a thumb’s breadth in front of the toes, and go by the larger foot.',
    'Ställ dig på ett papper på kvällen, märk häl och längsta tå och mät emellan. EU-storleken är ungefär (fotlängd i cm + 1,5) × 1,5, så 26 cm blir ungefär 41. Lämna en tumbredd framför tårna och gå efter den större foten.',
  ),
];
