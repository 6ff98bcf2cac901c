/**
 * The genres of puzz.link by id, its other names for them included, sorted by name; from
 * src/pzpr/variety.js of pzprjs. Genres that shade cells come first: they could be
 * supported if their rules existed here.
 */
const SHADING = `
akichi:Akichiwake anymino:Anymino aqre:Aqre aquapelago:Aquapelago aquarium:Aquarium
archipelago:Archipelago ayeheya:Ayeheya batten:Battenberg Painting battleship:Battleship box:Box
bramble:Bramble canal:Canal View chainedb:Chained Block cbanana:Choco Banana chocona:Chocona
circlesquare:Circles and Squares cityspace:City Space cocktail:Cocktail Lamp context:Context
coral:Coral cornerch:Corner Chain creek:Creek cts:Cross the Streams disco:Disconnection
distopia:Distopia familyphoto:Family Photo gravel:Gravel guidearrow:Guide Arrow
hasunomura:Hasu no Mura heyablock:Heyablock heyapin:Heyapin heyawake:Heyawake heyawacky:Heyawake hinge:Hinge
hitori:Hitori island:Inaba's Island invlitso:Inverse LITSO isowatari:Isowatari juosan:Juosan
kissing:Kissing Polyominoes kurochute:Kurochute kuroclone:Kuroclone kuromenbun:Kuromenbun
kurotto:Kurotto lapaz:La Paz landmeasure:Land Measurement lits:LITS lohkous:Lohkous
lollipops:Lollipops lookair:Look-Air magnets:Magnets martini:Martini mirrorbk:Mirror Block
mrtile:Mirroring Tile mochikoro:Mochikoro mochinyoro:Mochinyoro nibunnogo:Nibun-nogo
nothree:No Three nonogram:Nonogram nurimaze:Nuri-Maze nuribou:Nuribou nurimisaki:Nurimisaki
nuritwin:Nuritwin oasis:Oasis oneroom:One Room One Door outofsight:Out of Sight
paintarea:Paintarea parquet:Parquet patchwork:Patchwork pentatouch:Penta Touch pentopia:Pentopia
regional-poly:Regional Polyominoes retroships:Retrograde Battleships sashikabe:Sashikabe
shimaguni:Shimaguni smullyan:Smullyanic Dynasty snake:Snake snakeegg:Snake Egg
statuepark:Statue Park stostone:Stostone sumiwake:Sumiwake takoyaki:Takoyaki tapa:Tapa
tasquare:Tasquare tents:Tents teri:Territory tetroctb:Tetro Chain-CTB tetrochaink:Tetro Chain-K
tetrochain:Tetro Chain-Y trizone:Trizone usoone:Uso-one wittgen:Wittgenstein Briquet
yajikazu:Yajisan-Kazusan yokeimoji:Yokeimoji Cross zabajaba:Zabajaba`;

const OTHERS = `
aho:Aho-ni-Narikire akari:Akari bijutsukan:Akari lightup:Akari nothing:All or Nothing
alter:Alternation amibo:Amibo angleloop:Angle Loop anglers:Anglers antmill:Ant Mill araf:Araf
armyants:Army Ants arrowflow:Arrow Flow arukone:Arukone balance:Balance Loop balloon:Balloon Box
barns:Barns bhaibahan:Bhai Bahan blindrush:Blind Rush bonsan:Bonsan bdblock:Border Block
bosanowa:Bosanowa bossanova:Bosanowa bosnianroad:Bosnian Road brownies:Brownies
bdwalk:Building Walk bnuuyhop:Bunnyhop bunnyhop:Bunnyhop castle:Castle Wall
circuitwalk:Circuit Walk coffeemilk:Coffee Milk cojun:Cojun cbblock:Combi Block compass:Compass
country:Country Road ichimagax:Crossing Ichimaga crossstitch:Crossstitch curvedata:Curve Data
curving:Curving Road detour:Detour diamond:Diamond Chain disloop:Disorderly Loop
doppelblock:Doppelblock dosufuwa:Dosun-Fuwari dotchi2:Dotchi Dotchi Loop dotchi:Dotchi-Loop
doubleback:Double Back dbchoco:Double Choco easyasabc:Easy as ABC edamame:Edamame
elasticlink:Elastic Link energywalk:Energy Walk evolmino:Evolmino fakearrow:Fake Arrow
fillmat:Fillmat fillomino01:Fillomino fillomino:Fillomino firewalk:Fire Walk fivecells:FiveCells
forestwalk:Forest Walk fourcells:FourCells fracdiv:Fractional Division geradeweg:Geradeweg
shwolf:Goats and Wolves goishi:Goishi golemgrad:Golem Grad haisu:Haisu hakoiri:Hakoiri-masashi
hamlepaths:Hamle Paths hanare:Hanare-gumi bridges:Hashiwokakero hashi:Hashiwokakero
hashikake:Hashiwokakero heavydots:Heavy Dots hebi:Hebi-Ichigo snakes:Hebi-Ichigo herugolf:Herugolf
heteromino:Heteromino heyabon:Heya-Bon firefly:Hotaru Beam icewalk:Ice Walk icebarn:Icebarn
icelom:Icelom icelom2:Icelom 2 ichimaga:Ichimaga interbd:International Borders
japanesesums:Japanese Sums kaisu:Kaisu kramma:KaitoRamma kakuro:Kakuro kakuru:Kakuru
kazunori:Kazunori Room keywest:Key West kinkonkan:Kin-Kon-Kan koburin:Koburin kouchoku:Kouchoku
kropki:Kropki kurarin:Kurarin bwloop:Kuroshiro Loop kusabi:Kusabi lring:L-Ring loute:L-route
ladders:Ladders lineofsight:Line of Sight lither:Litherslink lixloop:LIX Loop loopsp:Loop Special
ichimagam:Magnetic Ichimaga makaro:Makaro mannequin:Mannequin Gate marutaring:Marutaring
mashu:Masyu masyu:Masyu pearl:Masyu maxi:Maxi Loop meander:Meandering Numbers meidjuluk:Meidjuluk
mejilink:Mejilink midloop:Mid-loop minarism:Minarism mintonette:Mintonette moonsun:Moon or Sun
morningwalk:Morning Walk mrokmrno:Mr. OK and Mr. NO mukkonn:Mukkonn Enn myopia:Myopia
nagare:Nagareru-Loop nagenawa:Nagenawa nanameguri:Nanameguri nanro:Nanro narrow:Narrowfence
nawabari:Nawabari kramman:New KaitoRamma news:NEWS nikoji:NIKOJI nondango:Nondango
numcity:Number City numrope:Number Rope numberlink:Numberlink numlin:Numberlink
nuriloop:Nurikabe Loop onsen:Onsen-meguri orbital:Orbital ovotovata:Ovotovata oyakodori:Oyakodori
pencils:Pencils pentominous:Pentominous pmemory:Persistence of Memory pipelink:Pipelink
pipelinkr:Pipelink Returns portal:Portal Loop putteria:Putteria ququ:Ququ railpool:Rail Pool
rassi:Rassi Silai recoil:Recoil rectslider:Rectangle-Slider reflect:Reflect Link
yajilin-regions:Regional Yajilin yajirin-regions:Regional Yajilin remlen:Remembered Length
renban:Renban-Madoguchi retsurin:Retsurin kaero:Return Home ringring:Ring-ring
hakyukoka:Ripple Effect ripple:Ripple Effect roboticwalk:Robotic Walk roma:Roma rome:Roma
factors:Rooms of Factors roundtrip:Round Trip ruleofthree:Rule of Three sananko:San-Anko
sansaroad:Sansa Road sashigane:Sashigane sashikazune:Sashikazune sato:Satogaeri
satogaeri:Satogaeri shugaku:School Trip scrabble:Scrabble scrin:Scrin seiza:Seiza
sendai:Sendai-Miyagi shakashaka:Shakashaka swslither:Sheep Wolf Slitherlink shikaku:Shikaku
wblink:Shirokuro-link simplegako:Simple Gako simpleloop:Simple Loop building:Skyscrapers
skyscraper:Skyscrapers skyscrapers:Skyscrapers slalom:Slalom suraromu:Slalom gokigen:Slant
slashpack:Slash Pack slither:Slitherlink slitherlink:Slitherlink slovak:Slovak Sums
snakepit:Snake Pit soulmates:Soul Mates squarejam:Square Jam kaidan:Stairwell subomino:Subomino
sudoku:Sudoku suguru:Suguru sukoro:Sukoro sukororoom:Sukoro-room symmarea:Symmetry Area
tjunction:T-Junction tachibk:Tachiawase Block tajmahal:Taj Mahal tapaloop:Tapa-Like Loop
tatamibari:Tatamibari tateyoko:Tatebo-Yokobo tawa:Tawamurenga tentaisho:Tentaisho
tetrominous:Tetrominous longest:The Longest tilecity:Tile City timebomb:Time Bomb
toichika:Toichika toichika2:Toichika 2 tontonbeya:Tontonbeya tontti:Tonttiraja topo:Topo
tslither:Touch Slitherlink trainstations:Train Stations tren:Tren triplace:Tri-place
turnrun:Turn and Run turnaround:Turnaround twinarea:Twin Area ubahn:U-Bahn uturns:U-Turns
usotatami:Uso-tatami vslither:Vertex Slitherlink vertigo:Vertigo view:View voxas:Voxas
wafusuma:Wafusuma wagiri:Wagiri walllogic:Wall Logic wataridori:Wataridori waterwalk:Water Walk
yajilin:Yajilin yajirin:Yajilin yajirushi:Yajirushi yajirushi2:Yajirushi 2
yajisoko:Yajisan-Sokoban yajitatami:Yajitatami yosenabe:Yosenabe`;

/** Names may contain spaces. Ids contain none and end with a colon. */
function namesById(list: string): ReadonlyMap<string, string> {
  return new Map(
    list
      .replaceAll('\n', ' ')
      .split(/ (?=[a-z\d-]+:)/)
      .filter((entry) => entry.trim() !== '')
      .map((entry) => {
        const [id = '', name = ''] = entry.trim().split(':');
        return [id, name];
      }),
  );
}

const shading = namesById(SHADING);
const others = namesById(OTHERS);

/** The name of a genre on puzz.link by its id, and if it is about shaded cells. */
export function otherGenre(id: string): { name: string; isShading: boolean } | null {
  const isShading = shading.has(id);
  const name = isShading ? shading.get(id) : others.get(id);
  return name === undefined ? null : { name, isShading };
}
