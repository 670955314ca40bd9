/** Swedish adjectives by weight, −4 … 4. Curated for this project. Slashes give the forms of irregular words. */
export const ADJECTIVES_SV: Record<string, string> = {
  '4': `underbar enastående fantastisk fenomenal perfekt makalös magnifik suverän fulländad briljant
    oöverträffad oslagbar strålande lysande sensationell/sensationellt/sensationella`,
  '3': `oklanderlig exemplarisk himmelsk superskön supersnygg jätteskön jättefin euforisk utmärkt/utmärkta härlig ljuvlig förträfflig toppen imponerande förtjusande hänförande bedårande fascinerande
    storartad exceptionell/exceptionellt/exceptionella superb älskad lycklig överlycklig salig genial/genialt/geniala
    genialisk jättebra/jättebäst kanonbra toppenbra superbra urbra svinbra skitbra prima förstklassig mästerlig
    entusiastisk förtrollande betagande fängslande utsökt/utsökta spektakulär elegant/elegantare/eleganta/elegantast
    bäst/bästa ypperlig utomordentlig nöjdast tacksam överväldigande stilfull stilren`,
  '2': `silkeslen silkesmjuk bomullsmjuk supermjuk förträfflig påkostad genomarbetad väldesignad välsittande välskräddad välformulerad välgenomförd kvalitativ formfulländad
    läcker rolig mysig fräsig lättvindig ljuv snitsig nöjsam driftig rådig pålitlig bussig schyst otrolig bra bättre fin vacker glad nöjd trevlig snygg söt rolig kul skön mysig gullig cool häftig läcker charmig
    charmerande god/gott/goda behaglig bekväm smidig snabb effektiv pålitlig trygg stabil säker hjälpsam vänlig snäll
    omtänksam generös ärlig klok smart begåvad kreativ innovativ modern inspirerande spännande intressant/intressanta
    givande lovande lyckad välgjord välsydd välskriven/välskrivet/välskrivna välfungerande användbar användarvänlig
    lättanvänd lättläst/lättlästa prisvärd praktisk proffsig professionell/professionellt/professionella noggrann
    duktig skicklig kompetent/kompetenta stolt/stolta hoppfull optimistisk lättad tillfreds harmonisk frisk pigg
    fräsch grym/grymt/grymma njutbar minnesvärd värdefull fördelaktig vinnande segerrik framgångsrik lönsam
    exklusiv lyxig stilig tjusig flott/flotta smakfull sofistikerad raffinerad klädsam smickrande bländande
    uppskattad omtyckt/omtyckta populär beundransvärd anmärkningsvärd engagerad uppmuntrande positiv
    uppfriskande avkopplande rogivande ömsint/ömsinta varsam tillmötesgående serviceinriktad artig lugnande
    galant/galanta gedigen/gediget/gedigna högklassig välkommen/välkommet/välkomna felfri problemfri sömlös
    friktionsfri pricksäker träffsäker lyhörd generösare finfin fiffig klockren sevärd underhållande humoristisk
    kärleksfull innerlig hjärtlig solig munter glättig uppåt urkul festlig rofylld stämningsfull
    taggad peppad eggande själfull lustfylld fyndig uttrycksfull/uttrycksfullt/uttrycksfulla livfull finstämd
    gemytlig ombonad inbjudande generös medryckande slående iögonfallande formsäker högkvalitativ pålitligare
    toppmodern kärnfull lättskött tidlös bildskön prunkande färgstark mångsidig
    ordentlig sansad hederlig rättrådig insiktsfull kunnig påläst/påläst/pålästa beläst/belästa tjänstvillig
    service-minded punktlig snabbfotad kvicktänkt/kvicktänkta förstående medkännande stöttande uppskattande
    välpassande måttbeställd ändamålsenlig läcker drömlik magisk hälsosam bördig rogiven/rogivet/rogivna
    välgörande tålig trivsam uppskattad bekymmersfri träffande välbalanserad stilsäker`,
  '1': `ren/rent/rena okej hyfsad duglig godkänd/godkänt/godkända acceptabel/acceptabelt/acceptabla rimlig enkel lätt/lätta
    tydlig begriplig klar lugn mjuk varm len följsam rättvis korrekt/korrekta anständig habil/habilt/habila
    passande lämplig användbarare flexibel/flexibelt/flexibla rask prydlig välordnad rejäl/rejält/rejäla robust/robusta
    hållbar slitstark nyfiken/nyfiket/nyfikna frivillig kvick nätt tålmodig tillräcklig relevant/relevanta
    fyllig lätthanterlig pålitligt ombytlig/ombytligt/ombytliga sund saklig lättfattlig lättöverskådlig
    överskådlig närande tidsenlig fullgod händig billig giltig genomtänkt/genomtänkta vettig schysst/schyssta`,
  '-1': `suddig luddig klen tafatt blaskig ofärdig förbryllande omständig halvdan medelmåttig tråkig seg dyr svår krånglig konstig märklig otydlig oklar ojämn trött/trötta
    blek stel stram sträv kall kylig tveksam osäker skeptisk förvirrad förvirrande onödig
    överflödig enformig monoton/monotont/monotona intetsägande långtråkig otålig tom/tomt/tomma
    ensam svag sen/sent/sena försenad begränsad bristande otillräcklig ofullständig halvfärdig ovan
    rörig stökig sladdrig noppig fransig tunnsliten/tunnslitet/tunnslitna urblekt/urblekta kladdig sladdrigare träig
    stelbent/stelbenta svårläst/svårlästa svårtydd svårskött/svårskötta tvetydig knepig krävande kortvarig kantig
    bullrig högljudd pratig ödslig livlös färglös urvattnad tunnsådd lealös håglös kraftlös rastlös rådlös
    kinkig kritisk opraktisk omodern gammalmodig skrynklig trång bökig tjatig trist/trista ljummen/ljummet/ljumna
    ointressant/ointressanta oinspirerad medioker blasé tungrodd omständlig`,
  '-2': `idiotisk klumpig tantig säckig påsig fladdrig amatörmässig hafsig korkad befängd enfaldig huvudlös uppskruvad hutlös skamlös oförlåtlig oursäktlig undanglidande ohjälpsam nonchalant/nonchalanta sunkig sliskig pinsam skabbig sjabbig sladdrig
    illasittande felaktig missfärgad nedsolkad smutsig unken/unket/unkna fuktskadad vattenskadad mögelskadad söndertvättad utnött/utnötta oanständig
    uppretad uppgiven/uppgivet/uppgivna grundlurad förbisedd åsidosatt/åsidosatta sårande förfelad förhastad förkrossad knäckt/knäckta förtvivlad utskrattad förödande
    dålig/dåligt/dåliga sämre ful dum ledsen sur arg irriterad irriterande besviken frustrerad frustrerande
    jobbig störande långsam felaktig trasig sönder sönderslagen/sönderslaget/sönderslagna slarvig ostadig opålitlig obekväm otrevlig
    ovänlig oartig otillfredsställande missnöjd olycklig orolig ängslig nervös stressad stressig rädd deppig
    deprimerad nedslående nedstämd orättvis oärlig falsk oanvändbar obrukbar obegriplig förkastlig
    undermålig bristfällig misslyckad negativ pinsam genant/genanta sjuk smutsig smutsigare äcklig illaluktande
    kliande stickig skev sned sliten/slitet/slitna urtvättad billigaste överprisad svindyr ockerdyr
    löjlig fånig tråkigast oduglig inkompetent/inkompetenta oansvarig nonchalant/nonchalanta otacksam
    avvisande arrogant/arroganta otäck kuslig skrämmande oroande besvärlig problematisk plågsam smärtsam
    skadad förlorad sårad ledsam dyster hopplös meningslös värdelösare buggig hackig
    instabil/instabilt/instabila avbruten/avbrutet/avbrutna förödmjukad besvärad bekymrad bekymmersam sorglig
    sorgsen/sorgset/sorgsna olustig obehaglig otrygg opassande smaklös oattraktiv oproffsig trög avskydd läskig
    riggad skamsen/skamset/skamsna skadlig giftig farsartad ynklig futtig sjaskig sjabbig slafsig skrikig
    skrovlig skrangliga felsydd felskuren/felskuret/felskurna felvänd felmärkt/felmärkta felstavad felräknad felskickad
    bortkastad utnyttjad lurad bedragen/bedraget/bedragna sviken/sviket/svikna bortglömd övergiven/övergivet/övergivna
    ignorerad nonchalerad kränkande nedlåtande hånfull spydig fräck oförstående okunnig ointresserad likgiltig
    ovillig oresonlig omöjlig orimlig ohållbar otät otymplig ohanterlig osmidig oläslig oskarp ojusterad
    bristfälligare vådlig oroväckande hotfull ångestfylld uppgiven/uppgivet/uppgivna vemodig bedrövad förgrymmad
    förbannad förnärmad bitter grinig vresig butter skitförbannad trumpen/trumpet/trumpna utmattad utbränd
    tramsig plottrig ohjälpsam snål lat urdålig ogenomtänkt/ogenomtänkta missvisande vilseledande
    påträngande fientlig kylslagen/kylslaget/kylslagna`,
  '-3': `hemsk fruktansvärd förfärlig vidrig vedervärdig usel/uselt/usla värdelös urusel/uruselt/urusla katastrofal/katastrofalt/katastrofala
    förskräcklig avskyvärd ohygglig rasande ursinnig vansinnig kass värst/värsta oacceptabel/oacceptabelt/oacceptabla
    skandalös förödande grotesk motbjudande elak hatisk hatad förtvivlad panikslagen/panikslaget/panikslagna
    skräckslagen/skräckslaget/skräckslagna vrålarg skitdålig/skitdåligt/skitdåliga jättedålig/jättedåligt/jättedåliga asdålig/asdåligt/asdåliga
    bedräglig kriminell/kriminellt/kriminella farlig livsfarlig bedrövlig eländig miserabel/miserabelt/miserabla outhärdlig olidlig
    skamlig patetisk horribel/horribelt/horribla oförskämd respektlös/respektlöst/respektlösa kränkt/kränkta`,
};
