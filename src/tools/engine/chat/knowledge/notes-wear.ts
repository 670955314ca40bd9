import { note, type Note } from './note.js';

/** What goes with what, and small questions of dress. */
export const NOTES_WEAR: readonly Note[] = [
  note(
    'wedding-white',
    [
      'white|cream|ivory|vitt|vit|vita|gräddvitt',
      'wedding|bröllop|bröllopet',
      'should|can|may|ok|okay|wear|allowed|får|kan|ha|bära|klä',
      '!shirt|skjorta|i am the bride|my own wedding|mitt eget',
    ],
    'No: as a guest leave white, cream and ivory to the bride, unless the invitation asks for it. A print on a white ground or a white shirt under a jacket is fine.',
    'Nej, som gäst lämnar du vitt, gräddvitt och elfenben åt bruden, om inbjudan inte ber om det. Ett mönster på vit botten eller en vit skjorta under kavajen går bra.',
  ),
  note(
    'wedding-black',
    [
      'black|svart',
      'wedding|bröllop|bröllopet',
      'should|can|may|ok|okay|wear|allowed|får|kan|ha|bära|klä',
      '!tie|shirt|shoes|skor|skjorta',
    ],
    'Yes, today black is accepted at most weddings, above all in the evening. Make it festive with a shine, a colour or jewellery, and at a small or traditional daytime wedding choose navy or a colour instead.',
    'Ja, svart går numera bra på de flesta bröllop, framför allt på kvällen. Gör det festligt med glans, färg eller smycken, och välj hellre marin eller en färg på ett litet eller traditionellt bröllop mitt på dagen.',
  ),
  note(
    'shoes-navy-suit',
    ['shoe|shoes|skor|sko', 'navy suit|navy|blue suit|marin|marinblå|mörkblå kostym|mörkblå|blå kostym'],
    'Dark brown is the safest with navy, from oxford to loafer; burgundy is the elegant choice and tan the summery one. Black suits a dark navy at funerals, at night and in strict offices. Let the belt come close to the shoe, and choose socks as dark as the trousers.',
    'Mörkbrunt är säkrast till marinblått, från oxford till loafer; vinrött är det eleganta valet och ljusbrunt det somriga. Svart passar mörk marin på begravning, på kvällen och på strikta kontor. Låt skärpet ligga nära skon och ta strumpor lika mörka som byxorna.',
  ),
  note(
    'shoes-grey-suit',
    ['shoe|shoes|skor|sko', 'grey suit|gray suit|grey|gray|charcoal|grå kostym|grå|antracit'],
    'With charcoal wear black or burgundy, with mid and light grey dark brown or burgundy. Tan is for light grey in summer.',
    'Till antracit: svart eller vinrött. Till mellan- och ljusgrått: mörkbrunt eller vinrött. Ljusbrunt hör till ljusgrått på sommaren.',
  ),
  note(
    'shoes-black-dress',
    [
      'shoe|shoes|heels|boots|skor|sko|klackar|stövlar',
      'black dress|svart klänning|black',
      '!brown|bruna|suit|pants|trousers|jeans|byxor',
    ],
    'With a black dress for a party: black or metallic heels or a strappy sandal if it is dressy, ankle boots if it is short and the evening is casual. One colour, red or green, works when nothing else competes with it. With opaque black tights the shoe should be black, too.',
    'Till svart klänning på fest: svart klack, metallic eller sandal om det är uppklätt, låga stövlar om den är kort och kvällen enkel. En färgad sko, röd eller grön, fungerar när inget annat tävlar med den. Till täta svarta strumpbyxor bör skon också vara svart.',
  ),
  note(
    'shoes-jeans',
    ['shoe|shoes|boots|skor|sko', 'jeans|denim', '!size|storlek'],
    'Nearly any shoe: white sneakers for every day, brown boots or loafers for something better, a heel or pointed flat for the evening. Let the leg end at the ankle with low shoes, and fall over the shaft with boots if it is straight.',
    'Nästan vilken sko som helst: vita sneakers till vardags, bruna kängor eller loafers för något finare, klack eller spetsig flat sko till kvällen. Låt benet sluta vid ankeln till låga skor och falla över skaftet till stövlar om det är rakt.',
  ),
  note(
    'shoes-general',
    ['what shoes|which shoes|vilka skor|shoes to wear|skor till', '!suit|navy|jeans|size'],
    'Let the formality decide first: leather or a heel for what is dressed up, sneakers or boots for what is not. Brown goes with navy, grey and green, black with grey, black and evening clothes, and white sneakers with everything short of formal. What are you wearing them with?',
    'Låt graden av uppklätt avgöra först: läder eller klack till det fina, sneakers eller kängor till resten. Brunt går till marin, grått och grönt, svart till grått, svart och kvällskläder, och vita sneakers till allt utom högtid. Vad ska du ha dem till?',
  ),
  note(
    'winter-wedding',
    [
      'wedding|bröllop|bröllopet',
      'winter|december|january|february|cold|vinter|vintern|kallt|november|snow',
      '!summer|sommar',
    ],
    'For a winter wedding choose heavier cloth in deep colours: velvet, satin or fine wool in bottle green, burgundy or navy, with long sleeves or a stole. A suit may be flannel. Bring a proper coat that is long enough for the dress, wear boots for the way and change shoes there; white is still the bride’s.',
    'Till ett vinterbröllop väljer du tyngre tyg i djupa färger: sammet, satäng eller tunn ull i flaskgrönt, vinrött eller marin, med lång ärm eller stola. Kostymen får gärna vara flanell. Ha en riktig kappa som är lång nog för klänningen, stövlar på vägen och byt skor på plats; vitt är fortfarande brudens.',
  ),
  note(
    'summer-wedding',
    [
      'wedding|bröllop|bröllopet',
      'summer|june|july|august|hot|beach|sommar|sommaren|juni|juli|augusti|varmt|strand',
      '!winter|vinter',
    ],
    'For a summer wedding wear light cloth in colour: a midi dress in silk, viscose or voile, or a suit in linen or thin wool, navy, light blue or sand, with a tie if the invitation says so. Leave white and cream to the bride and black for the evening. Bring a shawl or jacket for church and night, and block heels if there is grass.',
    'Till ett sommarbröllop passar lätta tyger i färg: midiklänning i siden, viskos eller voile, eller kostym i linne eller tunn ull i marin, ljusblått eller sand, med slips om inbjudan säger det. Lämna vitt och gräddvitt åt bruden och svart till kvällen. Ta med sjal eller kavaj till kyrkan och kvällen, och blockklack om det är gräs.',
  ),
  note(
    'startup-interview',
    [
      'interview|intervju|anställningsintervju|jobbintervju',
      'startup|start up|tech|casual|creative|it|developer|reklambyrå|techbolag|programmerare',
    ],
    'At a startup a full suit often looks hired. Wear dark chinos or clean dark jeans, a shirt or a fine knit that fits, and an unstructured blazer you can take off; plain leather sneakers or loafers will do. One step smarter than the people already there is right.',
    'På ett startupbolag ser hel kostym lätt lånad ut. Ta mörka chinos eller hela mörka jeans, en skjorta eller finstickad tröja som sitter bra och en mjuk kavaj du kan ta av; enkla lädersneakers eller loafers räcker. Ett steg finare än de som redan jobbar där är lagom.',
  ),
  note(
    'black-tie-cocktail',
    ['black tie|smoking|smokingklädsel', 'cocktail|kavaj', 'vs|difference|or|eller|skillnad|skillnaden|between'],
    'Black tie is the stricter: a dinner jacket with silk lapels, white shirt and black bow tie, or a floor-length dress. Cocktail is a dark suit, with or without a tie, or a dress from the knee to midi. If you have to guess, a dark suit with a good shirt is forgiven at both, jeans at neither.',
    'Smoking är striktare: smoking med sidenslag, vit skjorta och svart fluga, eller hellång klänning. Cocktail är mörk kostym, med eller utan slips, eller klänning från knät till midi. Måste du gissa är mörk kostym med bra skjorta förlåtlig på båda, jeans på ingen.',
  ),
  note(
    'capsule',
    ['capsule wardrobe|capsule|basics|wardrobe essentials|kapselgarderob|basgarderob|basplagg|garderob from scratch'],
    'Begin with what you do in a week, not with a list. A workable base is five tops, three bottoms, two layers, a coat and two pairs of shoes in two neutrals and one colour; everything should go with at least three other pieces. Buy the coat and the shoes well and the rest as needed.',
    'Börja med vad du gör en vanlig vecka, inte med en lista. En bra bas är fem överdelar, tre underdelar, två lager, en kappa och två par skor i två neutrala färger och en stark; allt ska gå till minst tre andra plagg. Lägg pengarna på kappan och skorna och fyll på resten efter behov.',
  ),
  note(
    'quality',
    [
      'good quality|quality garment|well made|bra kvalitet|välgjort|kvalitetsplagg|spot quality|check quality|se kvalitet|worth the money',
    ],
    'Turn it inside out: even, dense stitches, neat seam finishes, patterns that meet at the seams and 3 cm of hem are good signs. Hold the cloth against the light and scrunch it; it should be even and recover. Buttons sewn with a shank and a zip that runs smoothly tell the rest.',
    'Vänd plagget ut och in: jämna, täta stygn, rena sömsmåner, mönster som möts i sömmarna och 3 cm fåll är goda tecken. Håll tyget mot ljuset och krama det; det ska vara jämnt och återhämta sig. Knappar sydda med skaft och en dragkedja som går mjukt säger resten.',
  ),
  note(
    'what-with-white',
    ['all white|helvitt|white on white'],
    'All white works when the textures differ, say linen trousers, a cotton knit and a leather shoe, and when the whites are clearly one tone or clearly two. Wear skin-coloured underwear beneath, since white shows through white.',
    'Helvitt fungerar när strukturerna skiljer sig, till exempel linnebyxor, bomullströja och lädersko, och när de vita antingen är samma ton eller tydligt olika. Ha hudfärgade underkläder, för vitt syns genom vitt.',
  ),
  note(
    'tuck',
    ['tuck|tucked|untucked|stoppa in|instoppad|utanpå', 'shirt|shirts|tshirt|skjorta|skjortan|tröja|t shirt|blouse'],
    'Look at the hem: a curved one with long tails is made to be tucked in, a straight one may hang out if it ends mid-fly. Tuck in for tailored trousers and a jacket; with jeans a half tuck in front shows the waist.',
    'Titta på fållen: en rundad med långa flikar är gjord för att stoppas in, en rak får hänga utanpå om den slutar mitt på gylfen. Stoppa in till kostymbyxor och kavaj; till jeans räcker det att stoppa in framtill så syns midjan.',
  ),
  note(
    'belt',
    ['belt|skärp|bälte', 'match|shoes|colour|color|wear|suit|passa|färg|skor|kostym'],
    'The belt needs only come close to the shoe: brown with brown, black with black, about 3 cm wide with tailoring. Trousers that fit need none, and with braces you leave it out.',
    'Skärpet behöver bara ligga nära skon: brunt till brunt, svart till svart, ungefär 3 cm brett till kostym. Byxor som sitter behöver inget, och till hängslen hoppar du över det.',
  ),
  note(
    'jacket-button',
    ['button|buttons|knäppa|knäpper|knapp|knappar', 'suit|blazer|jacket|kavaj|kavajen|kostym', '!hole|sew|sy|came off'],
    'On two buttons close the upper, on three the middle one (the top if you like), and never the lowest. Open the jacket when you sit down; a double-breasted one stays closed.',
    'Av två knappar knäpper du den övre, av tre den mellersta (och gärna den översta), aldrig den nedersta. Knäpp upp när du sätter dig; en dubbelknäppt kavaj är alltid knäppt.',
  ),
  note(
    'suit-fit',
    ['suit|blazer|kavaj|kostym|jacket', 'fit|fits|fitting|sitta|sitter|passform'],
    'Begin with the shoulder: the seam should end where your own shoulder does, since that is hardest to alter. The collar lies close to the neck, the buttoned front shows no X of folds, the sleeve lets 1–1.5 cm of shirt be seen, and the length covers the seat.',
    'Börja med axeln: sömmen ska sluta där din egen axel slutar, för det är svårast att ändra. Kragen ligger mot nacken, den knäppta framdelen drar inte i kryss, ärmen visar 1–1,5 cm skjorta och längden täcker stussen.',
  ),
  note(
    'hot-office',
    ['office|work|kontor|kontoret|jobbet|jobb', 'hot|heat|summer|warm|varmt|sommar|hetta', '!winter|vinter'],
    'For a hot office choose thin wool (tropical, 200–240 g/m²), linen blends or poplin, cut with air in them, and unlined or half-lined jackets. Pale colours, short sleeves with a collar or a sleeveless shell under a light jacket keep it correct; keep a cardigan for the air conditioning.',
    'Till ett varmt kontor: tunn ull (tropical, 200–240 g/m²), linneblandning eller poplin med luft i snittet, och kavaj utan eller med halvt foder. Ljusa färger, kortärmat med krage eller ett ärmlöst linne under tunn kavaj håller stilen; ha en kofta till luftkonditioneringen.',
  ),
  note(
    'layers',
    ['layer|layers|layering|lager på lager|lager', 'how|what|why|cold|winter|best|hur|vad|varför|kyla|vinter'],
    'Three layers do it: thin wool against the skin to move moisture, wool, fleece or down in the middle to hold still air, and something windproof outside. It is the air that insulates, so none of them should be tight. Take off before you sweat and put on before you freeze.',
    'Tre lager räcker: tunn ull närmast som flyttar fukt, ull, fleece eller dun i mitten som håller stillastående luft, och något vindtätt ytterst. Det är luften som isolerar, så inget lager ska sitta åt. Ta av innan du svettas och på innan du fryser.',
  ),
  note(
    'graduation',
    ['graduation|studenten|studentexamen|examen|student', 'wear|dress|suit|ha på|klä|klänning|kostym|what|vad'],
    'For Swedish student graduation the custom is white: a light dress that bears being sat and danced in, or a dark suit with a white shirt, and the cap. Choose cloth that does not show through in sun or rain, and shoes you can stand in all day. Guests wear summer colours rather than white.',
    'Till studenten är det vitt som gäller: en ljus klänning som tål att sitta och dansa i, eller mörk kostym med vit skjorta, och så mössan. Välj tyg som inte är genomskinligt i sol eller regn, och skor du kan stå i hela dagen. Gäster bär sommarfärger hellre än vitt.',
  ),
  note(
    'kids',
    ['kids|child|children|baby|toddler|barn|bebis|barnkläder|son|dotter'],
    'For children choose cotton jersey, merino and sturdy fleece that take 40–60 °C, flat seams, and cuffs or hems that can be let down. Dress babies in one thin layer more than yourself. Cords and loose buttons do not belong on small children’s clothes, since they can catch or choke.',
    'Till barn: bomullstrikå, merino och tålig fleece som klarar 40–60 °C, platta sömmar och muddar eller fållar att lägga ut. Klä bebisar i ett tunt lager mer än dig själv. Snoddar och lösa knappar hör inte hemma på småbarnskläder, de kan fastna eller sättas i halsen.',
  ),
  note(
    'undertone',
    [
      'undertone|skin tone|suits my skin|colours suit me|colors suit me|hudton|underton|färger klär mig|färger passar mig|vilka färger passar jag',
    ],
    'Hold pure white and then cream to your bare face by daylight. If white is kinder you are on the cool side and navy, emerald and blue-red suit you; if cream is, you are warm, and camel, olive and tomato red do. If both look fine, go by contrast: strong difference of hair and skin carries strong differences in clothes.',
    'Håll rent vitt och sedan gräddvitt mot osminkat ansikte i dagsljus. Är vitt snällare är du åt det kalla hållet och marin, smaragd och blårött klär dig; är gräddvitt det är du varm, och då kamel, oliv och tomatrött. Fungerar båda, gå efter kontrast: stor skillnad mellan hår och hud bär stor skillnad i kläderna.',
  ),

  note(
    'brown-black',
    ['brown shoes|brown shoe|bruna skor|brown boots|bruna kängor', 'black|svarta|svart'],
    'Yes, if it looks meant: a dark or reddish brown, in suede or with some texture, with black jeans or casual trousers. With a black suit or formal trousers keep to black shoes.',
    'Ja, om det ser avsiktligt ut: mörkbruna eller rödbruna skor, gärna i mocka, till svarta jeans eller vardagsbyxor. Till svart kostym och finbyxor håller du dig till svarta skor.',
  ),
  note(
    'jeans-fit',
    ['jeans', 'fit|fits|tight|loose|snug|sitta|sitter|tajta|trånga'],
    'New jeans should be snug at the waist without a belt, with room for a flat hand, smooth over the seat and comfortable when you sit. Raw denim may feel one size tight, since it gives 2–4 cm at the waist; jeans with elastane give less. Length is the one thing that is easily altered.',
    'Nya jeans ska sitta åt i midjan utan skärp, med plats för en flat hand, ligga slätt över baken och vara bekväma när du sitter. Råjeans får kännas en storlek för små, för de ger 2–4 cm i midjan; jeans med elastan ger mindre. Längden är det som är lätt att ändra.',
  ),
  note(
    'tie-length',
    ['tie|slips|slipsen|necktie', 'long|length|lång|längd|hänga|how low'],
    'The tip of the tie should just reach the belt buckle when you stand upright. If it ends above or below, start the knot with the wide end a little longer or shorter.',
    'Slipsens spets ska precis nå skärpspännet när du står rak. Hamnar den över eller under, börja knuten med den breda änden lite längre eller kortare.',
  ),
  note(
    'garden-party',
    ['garden party|trädgårdsfest|garden wedding|picknick|picnic'],
    'For a garden party choose a dress, skirt or light trousers in cotton, linen or viscose, in colour or with a print, and shoes that do not sink into grass: block heels, wedges or flats. A jacket or linen blazer keeps you warm when the sun goes, and a hat is welcome.',
    'Till en trädgårdsfest: klänning, kjol eller lätta byxor i bomull, linne eller viskos, gärna i färg eller mönstrat, och skor som inte sjunker i gräset: blockklack, kilklack eller låga. En kavaj i linne värmer när solen går, och en hatt är välkommen.',
  ),
  note(
    'cold-date',
    ['date|dejt|first date', 'cold|winter|november|december|january|february|kallt|vinter|kyla|autumn|höst'],
    'Start with a knit you like the feel of near the face, in a colour that suits you, over a thin merino layer that nobody sees. Dark jeans or a wool skirt with tights, clean boots and your best coat do the rest, since the coat is what is seen first. Nothing new that pinches.',
    'Börja med en tröja som känns skön nära ansiktet, i en färg som klär dig, över ett tunt merinolager som ingen ser. Mörka jeans eller ullkjol med strumpbyxor, rena kängor och din bästa kappa gör resten, för kappan är det första som syns. Inget nytt som klämmer.',
  ),
  note(
    'kids-funeral',
    ['kids|children|child|barn|barnen|daughter|son|dotter', 'funeral|begravning|begravningen'],
    'Children need no black at a funeral: something plain and comfortable in navy, grey or white is right, without prints or glitter. Bring a cardigan, since churches are cool, and shoes they already know.',
    'Barn behöver inte svart på begravning: något enkelt och bekvämt i marinblått, grått eller vitt är rätt, utan tryck och glitter. Ta med en kofta, för kyrkor är svala, och skor de redan är vana vid.',
  ),

  note(
    'bow-tie',
    ['bow tie|fluga|flugan|bowtie', 'tie|knot|knyta|knyter|knyt|how|hur'],
    'Let one end hang about 4 cm lower, cross it over the other and pull it up through the neck. Fold the short end into a bow in front, bring the long one down over its middle, fold it too and push its fold through the loop behind. Pull at both bows until they sit level; a little unevenness is the proof that you tied it.',
    'Låt ena änden hänga ungefär 4 cm längre ner, lägg den över den andra och dra upp den genom halsöppningen. Vik den korta änden till en rosett framtill, låt den långa falla över mitten, vik även den och tryck vecket genom öglan bakom. Dra i båda rosetterna tills de ligger jämnt; lite sned är beviset på att du knutit den själv.',
  ),
  note(
    'fold-shirt',
    ['fold|vika|viker|vik', 'shirt|sweater|shirts|tshirt|t shirt|jumper|skjorta|tröja|skjortor|suit|kavaj'],
    'Button it, lay it face down, fold each side in to the middle of the back with the sleeve laid down along it, then fold up the tail and fold the whole in half below the collar. Knits are folded the same way and lie flat; a jacket you turn half inside out, shoulder into shoulder.',
    'Knäpp den, lägg den med framsidan ner, vik in sidorna mot mitten av ryggen med ärmen nedvikt längs sidan, vik upp nederkanten och vik sedan på mitten nedanför kragen. Stickat viks på samma sätt och får ligga; en kavaj vänder du halvt ut och in, axel i axel.',
  ),
];
