import { note, type Note } from './note.js';

/** Troubles with clothes that have an answer of their own. */
export const NOTES_CARE: readonly Note[] = [
  note(
    'wool-allergy',
    ['allergic|allergy|allergisk|allergi|tål inte|cant wear|cannot wear', 'wool|ull|ylle'],
    'With a true wool allergy leave out every animal fibre sold as wool, merino, lambswool, cashmere and mohair as well, and read the label of blends. Warm knits without it are cotton, cotton with silk, lyocell, and fleece or acrylic. If it only itches, a smooth layer beneath may be enough; a doctor can test which it is.',
    'Vid verklig ullallergi undviker du allt som säljs som ull, även merino, lammull, kashmir och mohair, och läser etiketten på blandningar. Varma tröjor utan ull finns i bomull, bomull med siden, lyocell samt fleece eller akryl. Om det bara kliar kan ett slätt lager under räcka; en läkare kan testa vilket det är.',
  ),
  note(
    'gsm',
    ['gsm|grams per square metre|grams per square meter|g m²|gram per kvadratmeter|ytvikt'],
    'GSM is grams per square metre, how heavy a cloth is: a voile has about 60, shirting 100–140, a T-shirt jersey 150–200, denim 300–450 and coating 400–700.',
    'GSM är gram per kvadratmeter, alltså hur tungt ett tyg är: voile har omkring 60, skjorttyg 100–140, T-shirttrikå 150–200, denim 300–450 och kapptyg 400–700.',
  ),
  note(
    'twill-satin',
    ['twill|kypert', 'satin|satäng', 'difference|vs|versus|or|compare|skillnad|skillnaden|eller'],
    'Both are weaves, not fibres. In twill each thread passes over two or more and the step moves on by one, which makes the diagonal lines of denim and gabardine: firm and hard-wearing. In satin the floats are longer and scattered, so the face is smooth and shiny, and snags sooner.',
    'Båda är bindningar, inte fibrer. I kypert går varje tråd över två eller fler och flyttas ett steg i taget, vilket ger de diagonala linjerna i denim och gabardin: fast och slitstarkt. I satäng är flotteringarna längre och utspridda, så ytan blir slät och blank men fastnar lättare.',
  ),
  note(
    'worsted-woollen',
    ['worsted|kamgarn', 'woollen|woolen|kardgarn|difference|skillnad|skillnaden|vs|mean|vad är|what is'],
    'Worsted is spun from long, combed fibres that lie parallel: smooth, firm and cool, for suits. Woollen is spun from shorter, carded fibres that lie criss-cross: bulky, soft and warm, for tweed, flannel and jumpers.',
    'Kamgarn spinns av långa, kammade fibrer som ligger parallellt: slätt, fast och svalt, till kostymer. Kardgarn spinns av kortare, kardade fibrer huller om buller: fylligt, mjukt och varmt, till tweed, flanell och tröjor.',
  ),
  note(
    'moths-cotton',
    ['moths|moth|mal|malen', 'eat|eats|äter', 'cotton|linen|polyester|bomull|linne|viscose|viskos'],
    'Not by choice: larvae live on keratin, that is wool, silk, fur and down. Cotton, linen and synthetics they only damage where there is food or sweat on them, or wool in the blend.',
    'Inte gärna: larverna lever på keratin, alltså ull, siden, päls och dun. Bomull, linne och syntet skadas bara där det finns mat eller svett, eller ull i blandningen.',
  ),
  note(
    'viscose-rayon',
    ['viscose|viskos', 'rayon', 'same|difference|samma|skillnad|skillnaden|is|är'],
    'Yes. Rayon is the American name for viscose, cellulose dissolved and spun anew. Modal and lyocell are its younger relations, stronger when wet.',
    'Ja. Rayon är det amerikanska namnet på viskos, cellulosa som lösts upp och spunnits på nytt. Modal och lyocell är dess yngre släktingar, starkare i vått tillstånd.',
  ),
  note(
    'bamboo',
    ['bamboo|bambu', '!needle|needles|knitting'],
    'Bamboo cloth is nearly always viscose made from bamboo: soft, cool and breathable, so it is pleasant in summer, but weak when wet. Wash it gently at 30 °C and dry it hanging; as a fibre it is no more antibacterial than other viscose.',
    'Bambutyg är nästan alltid viskos gjord av bambu: mjukt, svalt och luftigt, alltså skönt på sommaren, men svagt i vått tillstånd. Tvätta skonsamt i 30 °C och häng på tork; som fiber är det inte mer antibakteriellt än annan viskos.',
  ),
  note(
    'suit-lasts',
    ['how long|hur länge|last|håller', 'suit|kostym', 'last|lasts|håller|hållbar'],
    'Worn once a week and rested between, a wool suit lasts some five to ten years; worn every day perhaps two. The trousers go first, so buy two pairs, brush and air it, and dry-clean only when it is soiled.',
    'Används den en dag i veckan och får vila däremellan håller en kostym i ull ungefär fem till tio år; varje dag kanske två. Byxorna ger sig först, så köp två par, borsta och vädra, och kemtvätta bara när den är smutsig.',
  ),

  note(
    'mould',
    ['mould|mold|mildew|mögel|mögelfläckar|mögligt|moldy|mouldy|jordslag'],
    'Take it outdoors, let it dry fully and brush the mould off, so that the spores do not spread in the flat. What tolerates washing goes at 60 °C with oxygen bleach; otherwise dab with vinegar and water, half of each, and wash as the label allows. Sun and moving air finish it; leather you only wipe and dry slowly.',
    'Gå ut med plagget, låt det torka helt och borsta av möglet så att sporerna inte sprids inne. Det som tål tvätt går i 60 °C med syrebaserat blekmedel; annars badda med hälften ättika och hälften vatten och tvätta som etiketten tillåter. Sol och luft gör resten; läder torkar du bara av och låter torka långsamt.',
  ),
  note(
    'wool-smell',
    [
      'smell|smells|odour|odor|stink|stinks|lukt|luktar|luktar illa',
      'wool|merino|sweater|cashmere|ull|ylle|tröja|kashmir',
    ],
    'Air it before you wash it: a night outdoors in damp air takes most smells out of wool, because the fibre lets them go with the moisture. Merino resists odour for days for the same reason. If that is not enough, wash by hand at 30 °C with wool detergent and dry flat.',
    'Vädra innan du tvättar: en natt utomhus i fuktig luft tar bort det mesta ur ull, för fibern släpper lukten tillsammans med fukten. Merino står av samma skäl emot lukt i flera dagar. Räcker det inte, tvätta för hand i 30 °C med ulltvättmedel och torka plant.',
  ),
  note(
    'synthetic-smell',
    [
      'smell|smells|odour|odor|stink|stinks|lukt|luktar',
      'polyester|gym|sports|sport|workout|training|synthetic|tränings*|syntet*|funktions*',
    ],
    'Sweat fat stays in polyester and feeds the smell, and softener makes it worse. Turn it inside out, soak an hour in water with a splash of vinegar, and wash at 40 °C with half the usual detergent and no softener. Dry it at once, outdoors if you can.',
    'Svettfett stannar i polyester och föder lukten, och sköljmedel gör det värre. Vänd ut och in, blötlägg en timme i vatten med en skvätt ättika och tvätta i 40 °C med halv dos och utan sköljmedel. Torka direkt, gärna ute.',
  ),
  note(
    'black-deodorant',
    [
      'deodorant|deo|white marks|white stains|vita märken|vita ränder|deodorantfläckar',
      'black|dark|svart|svarta|mörk|mörka|shirt|tshirt|t shirt|tröja',
    ],
    'Fresh white marks on black come off with a dry sponge, a nylon stocking or the same cloth rubbed against itself. Old stiff ones: dab with one part vinegar to two of water, leave half an hour and wash at 30–40 °C inside out. Let deodorant dry before you dress, and they stay away.',
    'Färska vita märken på svart går bort med en torr svamp, en nylonstrumpa eller om du gnider tyget mot sig självt. Gamla och styva: badda med en del ättika till två delar vatten, vänta en halvtimme och tvätta ut och in i 30–40 °C. Låt deodoranten torka innan du klär på dig så slipper du dem.',
  ),
  note(
    'stain-dried',
    [
      'dried|dry|old|already|set|torkat|intorkad|intorkat|gammal|redan torr|gamla',
      'stain|stains|wine|coffee|blood|grease|fläck|fläcken|vin|rödvin|kaffe|blod',
      '!how|dry clean|keep',
    ],
    'A dried stain needs soaking more than rubbing: moisten it with cool water and a drop of mild soap (glycerine softens old wine and coffee well) and leave it an hour, longer if it still gives colour. Then treat it as a fresh one. On silk and wool use only mild soap or a drop of vinegar, and if the piece is dear to you, let a cleaner take it and say what the stain is.',
    'En intorkad fläck behöver blötläggas mer än gnidas: fukta med svalt vatten och en droppe mild tvål (glycerin mjukar upp gammalt vin och kaffe bra) och vänta en timme, längre om den fortfarande släpper färg. Behandla den sedan som en färsk. På siden och ull bara mild tvål eller en droppe ättika, och är plagget dyrbart: lämna det till kemtvätt och säg vad det är för fläck.',
  ),
  note(
    'shrink-prevent',
    [
      'prevent|avoid|next time|stop|without shrinking|not shrink|undvika|undviker|förhindra|nästa gång|slippa',
      'shrink|shrank|shrunk|shrinking|krympa|krymper|krympt|krympte',
    ],
    'Keep wool cool and still: hand wash or wool programme at 30 °C or colder, wool detergent, a low spin, rinse water as warm as the wash, and never the tumble dryer. Cotton and viscose shrink mostly in the first wash and in the dryer, so wash at 30–40 °C and dry them hanging or flat.',
    'Håll ullen sval och stilla: handtvätt eller ullprogram i högst 30 °C, ulltvättmedel, låg centrifugering, sköljvatten lika varmt som tvättvattnet och aldrig torktumlare. Bomull och viskos krymper mest i första tvätten och i tumlaren, så tvätta i 30–40 °C och torka hängande eller plant.',
  ),
  note(
    'denim-shrink',
    ['denim|jeans', 'shrink|shrinks|shrinking|shrunk|krymper|krympa|krymp|krympning'],
    'Unwashed denim shrinks up to 7 % in the first wash; sanforized denim, which most jeans are, 1–3 %. Cold water and drying on a line keep it at the low end. The waist gives back 2–4 cm as you wear it, the length does not.',
    'Otvättad denim krymper upp till 7 % i första tvätten; sanforiserad, som de flesta jeans är, 1–3 %. Kallt vatten och hängtorkning håller det i underkant. Midjan ger tillbaka 2–4 cm när du bär dem, längden gör det inte.',
  ),
  note(
    'shrink-deliberately',
    ['shrink|krympa', 'on purpose|smaller|too big|make|för stor|mindre|avsiktligt'],
    'Cotton and denim can be shrunk a little: one wash at 60 °C and a warm tumble take up to 5 %, mostly in length and only what was not already shrunk. It cannot be steered, so for a true size less have the side seams taken in. Do not try it with wool, which felts.',
    'Bomull och denim kan krympas lite: en tvätt i 60 °C och varm torktumling tar upp till 5 %, mest på längden och bara det som inte redan krympt. Det går inte att styra, så för en riktig storlek mindre är det bättre att ta in sidsömmarna. Försök inte med ull, den tovar sig.',
  ),
  note(
    'how-often',
    ['how often|hur ofta', 'wash|clean|tvätta|tvättar|tvättas|rengöra'],
    'Wash when it is dirty or smells, not by habit: underwear, socks and T-shirts after each wearing, shirts after one or two, jeans after ten or so, wool sweaters a few times a season with airing between. Coats and suits are brushed, aired and cleaned once or twice a year.',
    'Tvätta när plagget är smutsigt eller luktar, inte av vana: underkläder, strumpor och T-shirts efter varje användning, skjortor efter en eller två, jeans efter tio eller så, ylletröjor några gånger per säsong med vädring emellan. Ytterrockar och kostymer borstas, vädras och kemtvättas en eller två gånger om året.',
  ),
  note(
    'creases',
    [
      'wrinkles|creases|crease|wrinkle|wrinkled|skrynklor|skrynklig|skrynkligt|get creases out',
      'without iron|no iron|without ironing|quick|fast|get out|remove|travel|hotel|utan strykjärn|utan att stryka|snabbt|få bort|bli av med',
    ],
    'Hang it in the bathroom during a hot shower, or spray it lightly with water, smooth it with your hands and let it dry on a hanger. A hair dryer or a few minutes in the dryer with a damp towel work faster. Wool and knits recover overnight by themselves.',
    'Häng plagget i badrummet medan du duschar varmt, eller spraya lätt med vatten, släta ut med händerna och låt torka på galge. En hårtork eller några minuter i torktumlaren med en fuktig handduk går fortare. Ull och stickat återhämtar sig själva över natten.',
  ),
  note(
    'linen-crease',
    [
      'linen|linne|linen shirt|linet|linneskjorta',
      'crease|creases|wrinkle|wrinkles|skrynklig|skrynklar|skrynkligt|skrynkla',
    ],
    'Yes, linen creases, and more than any other common cloth: its fibre is stiff and does not spring back. Heavier linen and blends with cotton or viscose crease less. Iron it damp and hot if you want it crisp, or hang it up wet and wear the creases; nobody minds them on linen.',
    'Ja, linne skrynklar sig, mer än något annat vanligt tyg: fibern är styv och fjädrar inte tillbaka. Tjockare linne och blandningar med bomull eller viskos skrynklar mindre. Stryk det fuktigt och hett om du vill ha det slätt, eller häng det vått och bär skrynklorna; på linne är de en del av charmen.',
  ),
  note(
    'wool-itch-why',
    [
      'why|how come|varför',
      'wool|ull|ylle|sweater|tröja|ylletröja|ulltröja|jumper',
      'itch|itches|itchy|scratchy|kliar|klia|stickig|sticks',
    ],
    'It is a matter of thickness: fibres above about 21 microns are too stiff to bend when they meet the skin, so their ends press on the nerve ends beneath it. Finer ones, as in merino, give way. It is a touch, not an allergy to wool.',
    'Det är en fråga om tjocklek: fibrer över ungefär 21 mikrometer är för styva för att böja sig mot huden, så ändarna trycker på nerverna under den. Finare fibrer, som i merino, ger efter. Det är beröring, inte allergi mot ull.',
  ),
  note(
    'linen-crease-why',
    ['why|how come|varför', 'linen|linne', 'crease|creases|wrinkle|wrinkles|skrynklig|skrynklar|skrynkligt|skrynkla'],
    'The flax fibre is stiff and hardly elastic: once it is bent it stays bent until water or steam lets it move again. That is also why a damp iron smooths linen so well and a dry one does not.',
    'Linfibern är styv och nästan utan elasticitet: har den en gång böjts förblir den böjd tills vatten eller ånga låter den röra sig igen. Därför blir linne så slätt under ett strykjärn när det är fuktigt, men inte när det är torrt.',
  ),
  note(
    'wool-itch',
    [
      'wool|ull|ylle|sweater|tröja|ylletröja|ulltröja|jumper',
      'itch|itches|itchy|scratchy|kliar|klia|stickig|sticks',
      '!soft|softer|stop',
    ],
    'Coarse wool can, because its thicker fibres prick the skin; merino, cashmere and lambswool are finer and mostly do not. A cotton or silk layer beneath helps, and so does a rinse with a spoon of hair conditioner.',
    'Grov ull kan klia, för de tjockare fibrerna sticker i huden; merino, kashmir och lammull är finare och kliar oftast inte. Ett lager bomull eller siden under hjälper, liksom en sköljning med en sked hårbalsam.',
  ),
  note(
    'viscose-bad',
    ['viscose|rayon|viskos', 'bad|good|quality|worth|okay|ok|dåligt|bra|kvalitet|cheap|dålig'],
    'Viscose is not bad, it only wants care. It falls beautifully, feels cool and takes colour well, but it is weak when wet, creases easily and can shrink up to 8 % in the first wash. Wash it gently at 30 °C and dry it hanging; lyocell gives the same fall with more strength.',
    'Viskos är inte dåligt, det vill bara skötas. Det faller vackert, känns svalt och tar färg bra, men är svagt i vått tillstånd, skrynklar lätt och kan krympa upp till 8 % i första tvätten. Tvätta skonsamt i 30 °C och häng på tork; lyocell ger samma fall men är starkare.',
  ),
  note(
    'towels',
    ['towel|towels|handduk|handdukar|frotté'],
    'Towels go at 60 °C with little detergent and no softener, which makes them absorb less. Shake them before drying; a short tumble or a windy line makes them soft.',
    'Handdukar tvättas i 60 °C med lite tvättmedel och utan sköljmedel, som gör att de suger sämre. Skaka dem före torkning; en kort torktumling eller blåst på linan gör dem mjuka.',
  ),
  note(
    'suede-wet',
    ['suede|mocka|nubuck', 'wet|water|rain|stain|blöt|blöta|regn|fläck|våt'],
    'Blot suede that got wet with a towel and let it dry slowly in room air, stuffed with paper if it is shoes. When it is dry, brush the nap up with a suede brush; for a mark use a suede eraser. Afterwards spray it twice with a waterproofing for suede.',
    'Badda blöt mocka med en handduk och låt torka långsamt i rumsluft, med papper i om det är skor. Borsta upp luggen när den är torr, och ta ett mockasuddgummi på märken. Spraya sedan två gånger med impregnering för mocka.',
  ),
  note(
    'white-sneakers',
    [
      'white sneakers|white shoes|sneakers|trainers|vita skor|vita sneakers|gympaskor',
      'clean|wash|tvätta|rengöra|dirty|smutsiga|rena',
    ],
    'Take out laces and insoles, brush off the dry dirt, and scrub with lukewarm water, dish soap and a soft brush; baking-soda paste helps on the rubber. Canvas may go in a bag at 30 °C; leather never. Dry them stuffed with white paper, away from heat and sun, or they turn yellow.',
    'Ta ur snören och sulor, borsta bort torr smuts och skrubba med ljummet vatten, diskmedel och mjuk borste; bikarbonatpasta hjälper på gummit. Tygskor kan gå i påse på 30 °C, skinn aldrig. Torka med vitt papper i, borta från värme och sol, annars gulnar de.',
  ),
  note(
    'keep-black',
    ['black|dark|svart|svarta|mörka', 'fade|fading|faded|keep|stay|blekna|bleknar|urtvättad|urtvättat|hålla|behålla'],
    'Black stays black when it is washed seldom, cold (30 °C), inside out and with a liquid detergent for dark clothes, and dried in the shade. Full drums and powder rub the colour off. Faded cotton can be dyed again with textile dye; polyester cannot at home.',
    'Svart förblir svart om det tvättas sällan, svalt (30 °C), ut och in och med flytande tvättmedel för mörkt, och torkas i skugga. Fulla trummor och pulver nöter av färgen. Urblekt bomull går att färga om med textilfärg, polyester gör det inte hemma.',
  ),
  note(
    'static',
    ['static|clings|cling|statisk|statiskt|elektrisk|elektriskt'],
    'Static comes from dry air and synthetics. Moisten your hands and stroke the lining, draw a metal hanger along the inside, or wear a slip of cotton or viscose. A spoonful of vinegar in the last rinse helps too.',
    'Statisk elektricitet kommer av torr luft och syntet. Fukta händerna och stryk över fodret, dra en metallgalge längs insidan eller ha en underkjol av bomull eller viskos. En skvätt ättika i sista sköljvattnet hjälper också.',
  ),
  note(
    'stretched-out',
    [
      'stretched|stretched out|baggy|saggy|lost shape|uttöjd|uttöjda|töjt|hängig|säckig',
      'sweater|knit|neck|collar|cuffs|knees|jeans|tröja|halsen|krage|muddar|knän|stickat',
    ],
    'Wet the stretched part with warm water, push it together to its size with your hands and let it dry flat; steam does the same for cuffs and necks. Jeans spring back in any wash. Store knits folded, so that it does not happen again.',
    'Fukta den uttöjda delen med ljummet vatten, tryck ihop den till rätt mått med händerna och låt torka plant; ånga gör samma sak för muddar och hals. Jeans går tillbaka i tvätten. Förvara stickat vikt så händer det inte igen.',
  ),
  note(
    'dry-clean-home',
    ['dry clean only|dry clean|kemtvätt|kemtvättas', 'home|must|really|avoid|hemma|måste|verkligen|instead|myself'],
    'Often you need not, but know the risk: wool and silk without lining can usually be washed by hand at 30 °C although the label plays safe. Leave suits, lined coats, pleats, velvet and viscose crêpe to the cleaner, because lining and interfacing shrink differently. Try a hidden place for colour first.',
    'Ofta måste du inte, men det är på egen risk: ull och siden utan foder går oftast att handtvätta i 30 °C fast etiketten tar det säkra. Kostymer, fodrade kappor, plissering, sammet och viskoskrepp bör lämnas in, för foder och mellanlägg krymper olika. Prova färgen på ett dolt ställe först.',
  ),

  note(
    'tomato',
    ['tomato|ketchup|sauce|curry|turmeric|pasta sauce|tomatsås|tomat|gurkmeja|sås|senapsfläck'],
    'Scrape off what lies on top and rinse with cold water from the back. Rub in dish soap, since there is oil in it, leave ten minutes, then soak half an hour in enzyme detergent and wash. What is left of the colour fades in the sun or with oxygen bleach; turmeric is the most stubborn.',
    'Skrapa bort det som ligger ovanpå och skölj med kallt vatten från baksidan. Gnid in diskmedel, för det finns fett i, vänta tio minuter, blötlägg sedan en halvtimme i enzymtvättmedel och tvätta. Färgen som är kvar bleknar i solen eller med syrebaserat blekmedel; gurkmeja är envisast.',
  ),
  note(
    'colour-run',
    [
      'turned|went|became|blev|blivit|dyed|färgat|färgade',
      'pink|blue|grey|gray|rosa|blå|blått|grå|grått|av sig',
      'wash|washed|white|whites|tvätt|tvätten|vit|vita|tvättat|tröja|skjorta',
    ],
    'Do not dry it, since heat binds the dye. Wash it again at once, alone, with oxygen bleach or a colour-run remover at 40–60 °C, as hot as the label allows; two rounds often do it. Wash new dark or red things by themselves the first times.',
    'Torka inte plagget, för värme binder färgen. Tvätta om det genast, ensamt, med syrebaserat blekmedel eller avfärgningsmedel i 40–60 °C, så varmt som etiketten tillåter; två omgångar räcker ofta. Tvätta nya mörka eller röda plagg för sig de första gångerna.',
  ),
  note(
    'pet-hair',
    [
      'cat hair|dog hair|pet hair|hair|lint|fluff|katthår|hundhår|djurhår|ludd|hår',
      'off|remove|get|rid|coat|on|bort|på|kappa|sweater|clothes|av',
      '!my hair|hair colour|blonde|red hair|wear|hårbalsam',
    ],
    'Use a lint roller or tape, or stroke a damp rubber glove over the cloth in one direction; on wool coats a clothes brush afterwards lifts the rest. Do it before washing, because water works the hairs in, and ten minutes in a cool tumble dryer loosens them from what tolerates it.',
    'Ta en klädroller eller tejp, eller stryk en fuktad gummihandske över tyget åt ett håll; på yllekappor lyfter en klädborste resten. Gör det före tvätt, för vattnet arbetar in håren, och tio minuter i sval torktumlare lossar dem från det som tål det.',
  ),
  note(
    'suit-home',
    ['suit|blazer|kostym|kavaj|suit jacket', 'wash|machine|home|washing|tvätta|tvättar|tvättmaskin|hemma'],
    'Better not: the shoulder pads, canvas and lining shrink differently from the cloth, and the jacket loses its shape. Brush it, hang it in steam and air it between wearings, dab spots with a damp cloth, and have it cleaned once or twice a year. Unlined cotton or linen jackets are the exception, gently at 30 °C.',
    'Helst inte: axelvaddar, mellanlägg och foder krymper olika mot tyget, och kavajen tappar formen. Borsta, häng i ånga och vädra mellan gångerna, badda fläckar med fuktig trasa och kemtvätta en eller två gånger om året. Ofodrade kavajer i bomull eller linne är undantaget, skonsamt i 30 °C.',
  ),
  note(
    'no-crease',
    [
      'doesnt crease|does not crease|dont crease|doesnt wrinkle|dont wrinkle|wrinkle free|crease free|no wrinkles|without wrinkles|skrynkelfri|skrynkelfritt|skrynklar inte|inte skrynklar|skrynkla inte|inte skrynklar sig',
      '!linen crease|viscose crease|how do i iron',
    ],
    'Seersucker, jersey, merino, crêpe and polyester hardly crease, and lyocell only a little. For summer I would take seersucker or a cotton jersey; for travel merino or a crêpe. Linen and plain viscose are the ones to leave out.',
    'Bäckebölja, trikå, merino, kräpp och polyester skrynklar knappt, och lyocell bara lite. Till sommaren skulle jag ta bäckebölja eller bomullstrikå, till resan merino eller kräpp. Linne och vanlig viskos är de du ska hoppa över.',
  ),
  note(
    'polyester-bad',
    ['polyester', 'bad|good|cheap|quality|dåligt|bra|dålig|sämre|worth|why not'],
    'It depends on the use. Polyester is strong, dries fast and hardly creases, which is fine for sports, rain and linings. Against the skin in the heat it is clammy and keeps smells, and it sheds microplastic in the wash; there cotton, linen or lyocell is better.',
    'Det beror på vad det ska användas till. Polyester är starkt, torkar snabbt och skrynklar knappt, vilket är bra till sport, regn och foder. Mot huden i värme blir det klibbigt och behåller lukt, och det släpper mikroplast i tvätten; där är bomull, linne eller lyocell bättre.',
  ),

  note(
    'down-wash',
    [
      'down|dun|down jacket|dunjacka|duntäcke|puffer|puffer jacket',
      'wash|washing|clean|clump|clumps|tvätta|tvättar|tvättas|klumpar|klumpa|machine',
    ],
    'Close the zip and wash it alone on a gentle programme at 30 °C with down or wool detergent and an extra rinse. Then tumble it at low heat for two or three hours with a couple of tennis balls, which break up the clumps, and shake it now and then. It is dry when no lumps are felt; damp down goes mouldy.',
    'Stäng dragkedjan och tvätta den ensam på skonprogram i 30 °C med dun- eller ulltvättmedel och extra sköljning. Torktumla sedan på låg värme i två, tre timmar med ett par tennisbollar, som slår sönder klumparna, och skaka den då och då. Den är torr när inga klumpar känns; fuktigt dun möglar.',
  ),

  note(
    'smoke-smell',
    [
      'smoke|cigarette|cigarettes|cooking smell|musty|mothball|mothballs|rök|rökt|rökigt|os|unken|malkulor|matos',
      'smell|smells|odour|odor|coat|jacket|clothes|lukt|luktar|kappa|jacka|kläder|get rid',
    ],
    'Hang it outdoors in moving, slightly damp air for a night or two; that takes most of it out of wool. For the rest, hang it in the steam of the bathroom and air it again, or leave it in a closed bag with an open box of baking soda for two days. What can be washed, wash with a splash of vinegar in the rinse.',
    'Häng plagget ute i rörlig, lite fuktig luft en natt eller två; det tar det mesta ur ull. Mot resten: häng det i ångan i badrummet och vädra igen, eller lägg det två dygn i en sluten påse med ett öppet paket bikarbonat. Det som går att tvätta tvättar du med en skvätt ättika i sköljvattnet.',
  ),
];
