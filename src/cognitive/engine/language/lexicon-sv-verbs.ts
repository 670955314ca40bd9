/** Swedish verbs by weight: first conjugation (-ar), second (-er), and irregular with their forms. Curated here. */
export const VERBS_AR_SV: Record<string, string> = {
  '3': 'älska dyrka avguda jubla förundra',
  '2': `excellera överglänsa glimma rocka briljera imponeras fröjdas hylla gilla beundra uppskatta tacka gratulera rekommendera imponera inspirera fascinera charma fira hurra krama
    lovorda hylla underlätta förgylla överträffa förtrolla förbluffa värdesätta applådera digga fröjda lovprisa prisa
    blomstra triumfera glänsa briljera stråla förhöja förgylla hänföra berika förföra bländas imponeras charmas`,
  '1': `fungera hoppas önska skratta funka lyckas belöna stötta uppmuntra förbättra lugna trösta underhålla roa
    tillfredsställa förenkla effektivisera bejaka behaga fascineras välsigna vårda respektera samarbeta stärka pigga
    njuta ordna glädjas längta hjälpas motivera engagera avlasta piffa tagga peppa värma spara vårdas smycka pryda`,
  '-1': `nöta flagna rispa trasa skramla gnissla sladda mattas sakna krångla trassla tveka tvivla ifrågasätta klaga gnälla oroa sucka bråka sega hacka avbryta avvisa
    kritisera blunda kosta dala halta mumla tröttna grubbla tjata vackla skava klia spärra reklamera lossna noppa`,
  '-2': `havera vittra korrodera vissna nedvärdera idiotförklara rämna spräcka krackelera ödsla förneka förvanska kassera skövla skinna håna skymfa sura grina rata dissa avskräcka avskräckas  misslyckas krascha strula irritera frustrera skada plåga förolämpa lura krossa besvära trakassera strejka
    slarva försämra sabba sabotera hota missa förlora läcka bugga spamma vägra försena förvränga klandra anklaga tappa
    orsaka reta provocera förorena pina ruttna fuska slösa förvärra förvirra förhala rasa straffa skambelägga misstro
    kollapsa förargas håna mobba kapsejsa deppa ångra sörja floppa frysa paja balla strypa demoralisera rigga ignorera nonchalera strunta skrota kvadda haverera bluffa svindla förtala`,
  '-3': 'hata avsky förakta misshandla förnedra terrorisera ödelägga rasera ruinera',
};
export const VERBS_ER_SV: Record<string, string> = {
  '2': 'berömma lyckönska',
  '1': 'hjälpa smeka lyfta främja',
  '-1': 'glömma dröja',
  '-2': 'störa skrämma förstöra söndra kränka bränna krympa stjälpa såra reta röva rycka förstöra dränka',
  '-3': 'lemlästa',
};
export const VERBS_IRREGULAR_SV: Record<string, string> = {
  '3': 'glädja/gläder/gladde/glatt/gläds glädjer',
  '2': `vinna/vinner/vann/vunnit/vunnen/vunna le/ler/log trivas/trivs/trivdes/trivts njuta/njuter/njöt/njutit
    övertyga/övertygar/övertygade/övertygat övertygad/övertygade unna/unnar/unnade/unnat`,
  '1': 'orka/orkar/orkade/orkat duga/duger/dög/dugt stämma/stämmer/stämde/stämt bry/bryr/brydde/brytt',
  '-1': 'försvinna/försvinner/försvann/försvunnit/försvunnen/försvunna fastna/fastnar/fastnade/fastnat',
  '-2': `svika/sviker/svek/svikit/sviken/svikna ljuga/ljuger/ljög/ljugit gråta/gråter/grät/gråtit lida/lider/lidit
    förlora/förlorar/förlorade/förlorat stjäla/stjäl/stal/stulit/stulen/stulna
    förstöra/förstör/förstörde/förstört/förstörd/förstörda frukta/fruktar/fruktade/fruktat
    bedra/bedrar/bedrog/bedragit/bedragen/bedragna spricka/spricker/sprack/spruckit/sprucken/spruckna
    förfalla/förfaller/förföll/förfallit haverera/havererar/havererade/havererat avslå/avslår/avslog/avslagit
    kvävas/kvävs/kvävdes överge/överger/övergav/övergett/övergiven/övergivna förlöjliga/förlöjligar/förlöjligade
    skämmas/skäms/skämdes/skämts skrika/skriker/skrek/skrikit slita/sliter sjunka/sjunker/sjönk/sjunkit`,
  '-3': 'äckla/äcklar/äcklade/äcklat dö/dör/dött spyr/spydde',
};
