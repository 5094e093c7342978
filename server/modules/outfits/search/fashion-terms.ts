/*
 * The words of fashion that search understands. Edit the lines freely and raise INDEX_VERSION: the catalogue
 * is indexed again in the background after the next start.
 *
 *   term < kinds: variants     a garment; a search for a kind finds it too ("shoes" finds sneakers)
 *   term = families: variants  a colour; the first family is what a search for the term filters by
 *   term = categories: variants  an occasion
 *
 * Terms and variants may have several words; plurals in -s and -es are known without being listed. The
 * longest match wins, so "saree blouse" is a blouse and "shirt dress" a dress.
 */

/**
 * To be raised with each change of this file, and when outfit-tokens.ts derives other tokens or
 * outfit-subtitle.ts another subtitle. Of two builds the higher one indexes.
 */
export const INDEX_VERSION = 4;

export const GARMENT_TERMS = `
saree < ethnic: sari, saaree, saries, sarree, seere, pudava, pre draped saree, half saree
lehenga < ethnic: lehnga, lehanga, lahenga, lahnga, langa, ghagra, ghaghra, chaniya, chaniya choli, ghagra choli, lehenga choli, lehnga choli, pavadai, pattu pavadai
kurta < ethnic: kurtha, kurtas, panjabi kurta, kurta set, kurta suit, achkan kurta
kurti < kurta, ethnic: kurtis, kurthi, kurtee, kurtie
salwar < bottoms, ethnic: shalwar, salwaar, patiala
salwar suit < ethnic: salwar kameez, shalwar kameez, salwar kameej, punjabi suit, patiala suit, churidar suit, ethnic suit, dress material, unstitched suit, pakistani suit, suit set
anarkali < kurta, ethnic: anarkalis, anarkali suit, anarkali kurta
sharara < bottoms, ethnic: shararas, sharara suit, gharara, garara
churidar < bottoms, ethnic: chudidar, churidaar, chooridar
dhoti < bottoms, ethnic: mundu, veshti, lungi, panche, dhotis, dhoti pants
pyjama < bottoms: pajama, pyjamas, pajamas, payjama, lounge pants, pyjama set
sherwani < ethnic: sherwanis, shervani, serwani, achkan
bandhgala < jacket, ethnic: bandgala, bandhgalas, jodhpuri, jodhpuri suit, jodhpuri jacket, prince coat
nehru jacket < jacket, ethnic: nehru jackets, modi jacket, bandi, sadri, koti, nehru waistcoat
pathani < kurta, ethnic: pathani suit, pathani kurta, pathan suit
dupatta < scarf, ethnic: duppatta, chunni, chunari, chunri, odhni, orhni, dupata
choli < blouse, ethnic: cholis, saree choli
blouse < top: blouses, saree blouse, blouse piece
pheran < ethnic: phiran, kashmiri pheran
angavastram < ethnic: angavasthram, uttariya
ethnic: ethnic wear, ethnicwear, indian wear, indianwear, desi wear, desi, ethnic outfit, bhartiya
kaftan < dress: caftan, kaftans, kaftaan
dress: dresses, frock, midi dress, maxi dress, mini dress, shirt dress, t shirt dress, slip dress, wrap dress, sweater dress, bodycon dress, sundress, sun dress, one piece dress, skater dress, a line dress, sheath dress, shift dress
gown < dress: gowns, evening gown, ball gown, saree gown
jumpsuit < dress: jumpsuits, boilersuit, boiler suit, playsuit, romper, rompers
dungarees: dungaree, dungris, overalls, pinafore
skirt < bottoms: skirts, mini skirt, pencil skirt, skort, tutu, sarong
top: tops, crop top, tank top, camisole, cami, tunic, tunics, peplum top, bustier, corset, halter top, tank, vest
shirt < top: shirts, overshirt, shacket, oxford shirt, formal shirt, casual shirt, dress shirt, kameez shirt, button down, cuban shirt
t-shirt < top: tshirt, tshirts, t shirts, tee, tees, tee shirt, tee shirts, teeshirt, polo, polos, polo shirt, polo t shirt, henley
bodysuit < top: bodysuits, onesie, onesies
sweater < warm wear: sweaters, pullover, jumper, jumpers, cardigan, cardigans, knitwear, turtleneck, sweater vest
sweatshirt < warm wear: sweatshirts, sweat shirt, sweat shirts
hoodie < sweatshirt, warm wear: hoodies, hoody, hooded sweatshirt, hoddie
jacket < warm wear: jackets, bomber jacket, puffer jacket, puffer, bomber, windcheater, biker jacket, jean jacket, jeans jacket, rain jacket, raincoat, parka, trucker jacket, gilet, gilet vest, fleece jacket
coat < warm wear: coats, overcoat, trench coat, peacoat, trench, trenchcoat, long coat, pea coat
blazer < jacket: blazers, suit jacket, sport coat, sports coat, dinner jacket, tuxedo jacket
suit: suits, formal suit, three piece suit, two piece suit, pant suit, pantsuit, pantsuits, business suit
tuxedo < suit: tuxedos, tux
waistcoat: waistcoats, vest coat, waist coat
shrug < top: shrugs, bolero, cape, capes, poncho, ponchos, kimono
warm wear: warmwear, warm clothes, woollens, woolens
co-ord: co ords, coord, coords, co ord set, coord set, co ordinates, matching set, twin set
jeans < bottoms: jean, denims, jeggings, jegging, mom jeans, jens
trousers < bottoms: trouser, pants, pant, slacks, chinos, chino, formal pants, cargo pants, cargos, cargo trousers, culottes, corduroys, trowsers, patloon, cigarette pants
palazzos < bottoms: palazzo, plazo, plazzo, palazo, palazzo pants, palazos
leggings < bottoms: legging, tights, churidar leggings, leggins
joggers < bottoms: jogger, track pants, trackpants, track pant, sweatpants, sweat pants, trackpant, lower, lowers
shorts < bottoms: bermudas, bermuda, boardshorts, board shorts, swim shorts, hot pants, three fourths
capris < bottoms: capri, cropped pants
bottoms: bottomwear, bottom wear
tracksuit: tracksuits, track suit, track suits
swimwear: swimsuit, swim suit, swimsuits, bikini, bikinis, swimming costume, swim trunks, trunks, burkini, rash guard, monokini, swim wear
nightwear: night suit, nightsuit, nightie, nighty, sleepwear, loungewear, night dress, nightdress, lounge wear, night wear
lingerie: bra, bras, sports bra, panty, panties, thong, innerwear, underwear, boxers, briefs, sports bras
socks: sock, stockings, stocking
shoes < footwear: shoe, joota, joote, formal shoes, casual shoes, shoos, boat shoes, football shoes, slip on, clog, clogs
sneakers < shoes, footwear: sneaker, trainer, trainers, running shoes, sports shoes, sport shoes, training shoes, walking shoes, canvas shoes, gym shoes, tennis shoes, runners, kicks, keds, high tops, slip on sneakers, running shoe
boots < shoes, footwear: boot, ankle boots, chelsea boots, chelsea, combat boots, hiking boots, wellies, gumboots
loafers < shoes, footwear: loafer, moccasins, moccasin, driving shoes, penny loafers
oxfords < shoes, footwear: oxford, oxford shoes, brogues, brogue, derby, derbys, derbies, derby shoes, monk straps, monks, lace up shoes
heels < footwear: heel, high heels, stilettos, stiletto, pumps, pump, wedges, wedge, block heels, kitten heels, block heel, heeled sandals, platforms
flats < footwear: flat shoes, ballerinas, ballerina, ballet flats, bellies, belly shoes, mary janes, open toe flats, espadrilles, mules
sandals < footwear: sandal, gladiators, floaters, sandles, sendal, kolhapuri, kolhapuris, kolhapuri chappals
slippers < footwear: slipper, flip flops, flip flop, flipflops, slides, slider, sliders, chappal, chappals, chappel, hawai, crocs
juttis < flats, footwear, ethnic: jutti, jooti, jootis, mojari, mojaris, mojri, mojris, juti, khussa, punjabi jutti
footwear: foot wear
bag: bags, thaila, purse, purses, handbag, handbags, hand bag, hand bags, messenger bag, duffel, duffel bag, laptop bag, satchel, briefcase, jhola, gym bag, handheld bag, shoulder bag, pouch, pouches
clutch < bag: clutches, envelope clutch
tote < bag: totes, tote bag, tote bags, shopper
sling bag < bag: slingbag, slingbags, crossbody, crossbody bag, cross body bag, sling
backpack < bag: backpacks, rucksack, rucksacks, school bag, bagpack, back pack, daypack
potli < bag, ethnic: potlis, potli bag, batua
wallet: wallets, card holder, purse wallet
belt: belts, kamarband, waist belt
watch: watches, wristwatch, wrist watch, smartwatch, smart watch, ghadi, ghari, analog watch, analogue watch
sunglasses: sunglass, shades, goggles, aviators, sun glasses, wayfarers, chashma
glasses: spectacles, specs, eyeglasses
hat: hats, sun hat, bucket hat, fedora, panama hat, topi
cap < hat: caps, baseball cap, snapback, beanie, beanies
scarf: scarves, scarfs, stole, stoles, muffler, mufflers, bandana
shawl < scarf, warm wear: shawls, pashmina, pashminas, dushala
gloves: glove, mittens, mitten
tie: ties, necktie, neckties, neck tie
bow tie < tie: bowtie, bow ties, bowties
pocket square: pocket squares
cufflinks: cufflink, cuff links, cuff link, cuffs
turban < ethnic: safa, pagdi, pagri, saafa
earrings < jewellery: earring, ear rings, ear ring, studs, hoops, chandbali, chandbalis, danglers, bali, baali, kaan, kundal, stud earrings
jhumkas < earrings, jewellery, ethnic: jhumka, jhumki, jhumkis, jimikki, jhumke, zumka
necklace < jewellery: necklaces, choker, chokers, haar, mala, neckpiece, rani haar
pendant < jewellery: pendants, locket, lockets
mangalsutra < necklace, jewellery, ethnic: mangalsutras, mangal sutra
chain < jewellery: chains, gold chain
bangles < jewellery: bangle, kangan, kada, kadas, chooda, choora, choodi, chudi, chudiyan, choodiyan
bracelet < jewellery: bracelets, wristband, cuff bracelet
ring < jewellery: rings, finger ring, angoothi, anguthi
anklet < jewellery: anklets, payal, pajeb, payals
maang tikka < jewellery, ethnic: mang tikka, maang tika, mang tika, tikka, matha patti, maangtikka
nose ring < jewellery, ethnic: nath, nathni, nose pin, nosepin, nathiya
brooch < jewellery: brooches, lapel pin
bindi < jewellery, ethnic: bindis, bindiya, bindya
jewellery: jewelry, jewelery, jewellry, jewels, gehne, zewar, jewellery set
hairband: hair band, headband, head band, hair clip, scrunchie, tiara
umbrella: umbrellas, chhata
`;

/*
 * What a garment is within an outfit, by its term or one of its variants. A term that is not listed has the
 * role of the first of its kinds.
 *
 *   role: terms and variants
 */
export const ROLE_TERMS = `
whole: saree, lehenga, salwar suit, anarkali, sherwani, dress, dungarees, suit, co-ord, tracksuit, swimwear, nightwear
top: top, kurta, pheran, sweater, sweatshirt
bottom: bottoms
layer: jacket, coat, waistcoat, shrug, warm wear, cardigan, overshirt, shacket
footwear: footwear
bag: bag
jewellery: jewellery
accessory: angavastram, socks, wallet, belt, watch, sunglasses, glasses, hat, scarf, gloves, tie, pocket square, cufflinks, turban, hairband, umbrella, wristband
other: lingerie
`;

export const COLOUR_TERMS = `
black: kala, kaala, kaali, kali, jet black, onyx
white: safed, safaid, off white, offwhite, snow white
ivory = white: eggshell
cream = white, beige: cream coloured, ecru
grey: gray, slate, ash
charcoal = grey: charcoal grey, graphite, anthracite
gunmetal = grey
melange = grey: grey melange
beige: oatmeal, oat, biscuit
nude = beige
taupe = beige, brown
sand = beige
khaki = beige, green
camel = brown, beige
tan = brown, beige
brown: bhura, chocolate, coffee brown, coffee, mocha, cognac, chestnut, tobacco, umber
bronze = brown, gold
copper = brown, orange
red: lal, laal, scarlet, crimson, cherry red, cherry, vermilion
maroon = red
burgundy = red: oxblood
wine = red: wine red
ruby = red
rust = orange, brown: terracotta, brick
pink: gulabi, hot pink, baby pink, fuchsia, fuschia, magenta, rani, rani pink, dusty pink, dusty rose
blush = pink: blush pink
rose = pink
peach = pink, orange: peach coloured
coral = pink, orange
orange: narangi, santri, tangerine, saffron, kesari, bhagwa, marigold, burnt orange
yellow: peela, pila, peeli, lemon, turmeric, haldi yellow, neon yellow
mustard = yellow: mustard yellow, ochre
green: hara, hari, mehendi green, bottle green, parrot green, forest green, sea green, lime, lime green, pistachio, moss
emerald = green: emerald green
olive = green: olive green
mint = green: mint green, pista
sage = green: sage green
teal = blue, green: teal blue
peacock = blue: peacock blue
teal green = green
turquoise = blue: turquoise blue, aqua, firozi
blue: neela, nila, neeli, sky blue, powder blue, royal blue, cobalt, cobalt blue, sapphire, electric blue, ice blue
navy = blue: navy blue, midnight blue
indigo = blue
purple: baingani, jamuni, violet, aubergine, plum
lavender = purple: lilac, mauve
gold: golden, sunehra, sunehri, gold toned, gold plated, antique gold
rose gold = gold, pink: rosegold
champagne = gold, beige
silver: chandi, silver toned, silver plated, oxidised, oxidized, oxidised silver, metallic silver
`;

export const OCCASION_TERMS = `
wedding = Wedding: weddings, shaadi, shadi, shaddi, marriage, vivah, vivaah, nikah, byah, baraat, barat, baarat, phera, wedding guest
bride = Wedding: bridal, brides, dulhan, bridesmaid, bridesmaids
groom = Wedding: grooms, dulha, dulhe, groomsman, groomsmen
reception = Wedding, Party
sangeet = Wedding, Couple, Party: sangit
mehendi = Wedding, Traditional: mehndi, mehandi, henna
haldi = Wedding, Traditional: haldi ceremony
engagement = Couple, Wedding: sagai, roka, ring ceremony, mangni
couple = Couple: couples, twinning, his and hers, matching couple, pre wedding, prewedding
traditional = Traditional: traditionals, traditional wear, traditional dress, traditional outfit, paramparik
puja = Traditional, Festival: pooja, poojan, mandir, temple visit
festival = Festival: festive, festivals, tyohar, tyohaar, utsav, festive wear
diwali = Festival, Party, Traditional: deepavali, deepawali, dipawali, divali
holi = Festival
eid = Festival, Traditional: eid ul fitr, ramzan, bakrid
navratri = Festival, Traditional: navaratri, garba, dandiya, durga puja, durga pooja
rakhi = Festival, Traditional: raksha bandhan, rakshabandhan
onam = Festival, Traditional: pongal, baisakhi, vaisakhi, lohri, ganesh chaturthi, janmashtami, karwa chauth, karva chauth
christmas = Festival, Party, Winter: xmas
party = Party: parties, club, clubbing, cocktail, cocktail party, new year, new years, disco, partywear, party wear, pub, night club, farewell party, kitty party
birthday = Birthday: birthdays, bday, b day, janamdin, janmdin, birthday party
date = Date: dates, date night, valentine, valentines, valentine day, romantic
dinner = Dinner: dinner date, restaurant, supper
brunch = Casual, Dinner, Date: lunch
office = Formal, Job Interview: work, workwear, office wear, officewear, corporate, daftar, business, boardroom, meeting, formals, business casual, work wear, workplace
formal = Formal: formal wear, formalwear, black tie
interview = Job Interview: interviews, job interview, placement, campus placement
casual = Casual: casuals, everyday, daily wear, daily, weekend, casual wear, casualwear, rozana, college, college wear, hangout
workout = Workout: gym, gymwear, gym wear, activewear, active wear, sportswear, sports wear, fitness, yoga, exercise, kasrat, running, jogging, athleisure, training
maternity = Maternity: pregnancy, pregnant, baby shower, godh bharai, nursing, mom to be
prom = Prom and Graduation: prom night, graduation, convocation, farewell, grad
vacation = Vacation, Trip/Travel, Summer Beachwear: holiday, holidays, chutti, honeymoon, resort, resort wear, resortwear
travel = Trip/Travel, Vacation: trip, trips, airport, flight, road trip, roadtrip, safar, yatra, ghumne, travelling, traveling
winter = Winter: winters, winter wear, winterwear, winter outfit, cold weather, sardi, sardiyon, thand, snow, thandi
summer = Summer Beachwear, Vacation, Casual: summers, garmi, garmiyon
beach = Summer Beachwear, Vacation: beachwear, beach wear, pool, pool party, poolside, goa, seaside, sea side, island
concert = Concert and Music Festival: concerts, music festival, gig, edm, rave, live music
trek = Outdoor Adventure: trekking, hike, hiking, camping, outdoor, outdoors, adventure, climbing, camp, mountains
`;

/** Occasions that also say whom an outfit is for. */
export const OCCASION_AUDIENCES = { bride: "Women", groom: "Men" } as const;

/** Words that say whom an outfit is for. */
export const AUDIENCE_TERMS = {
  Men: "men man mens mans gents gent gentlemen gentleman male males guys guy him his boyfriend husband dad father groom's mard aadmi purush ladkon mardana hubby",
  Women:
    "women woman womens womans ladies lady female females her hers girlfriend wife mom mother aurat mahila ladkiyon auraton zanana womenswear",
  Kids: "kid kids child children childrens boy boys girl girls baby babies toddler toddlers infant infants newborn bachche bacche bacha baccha bachcha ladka ladki junior juniors son daughter teen teens kiddo",
} as const;

/** Of these, the ones that say more than the section does; an outfit with the word is a better match. */
export const AUDIENCE_DETAILS = {
  girls: "girl girls ladki daughter",
  boys: "boy boys ladka son",
  baby: "baby babies infant infants newborn toddler toddlers",
} as const;

/** Materials and patterns with their variants. */
export const ATTRIBUTE_TERMS = `
printed: print, prints, block print, chhapa
embroidered: embroidery, embroidred, embroided, kadhai, threadwork, thread work
striped: stripe, stripes, stripped, dhari
checked: check, checks, checkered, chequered, plaid, gingham, tartan, windowpane
floral: flower, flowers, flowery, phool, phoolon, botanical, flower print
polka dot: polka, polka dots, polkadot, polka dotted, dotted
solid: plain, solids
cotton: cottons, suti, sooti, mulmul, mul, cambric
silk: silks, resham, reshmi, silky
linen: linens
wool: woollen, woolen, woolly, merino, lambswool
leather: leathers, chamda, faux leather
denim
velvet: makhmal, makhmali
satin: satins
chiffon: shiffon
georgette: georgete, jorjet
khadi: khaddar, handspun
handloom: hand woven, handwoven, handwoven cotton
chikankari: chikan, chickankari, lucknowi, chikankari work
bandhani: bandhej, bandhini
banarasi: benarasi, banarsi, banaras
kanjivaram: kanjeevaram, kanchipuram, kanjivaram silk
phulkari: fulkari
zari: jari, gota, gota patti, zardozi, zardosi
sequin: sequins, sequinned, sequined, sitara, sequence work
mirror work: mirrorwork, sheesha
kundan: polki
lace: laces
oversized: oversize, baggy, loose, loose fit, relaxed fit
sleeveless: without sleeves
long: lambi, lamba
short: chhota, choti
slim fit: slim, slimfit
tie dye: tie and dye, tie dyed, leheriya, shibori
high top: mid top, low top, top handle
hooded: hood
`;

/** Terms of searches only: in an item's text they usually mean something else, as in "shades of blue". */
export const SEARCH_ONLY_WORDS = "shades";

/** Words for outfits in general; a search for nothing else finds all. */
export const GENERAL_WORDS =
  "outfit outfits look looks clothes clothing clothe apparel attire garment garments fashion collection ootd wardrobe kapde kapda kapdon pehnawa";

/** Words that say nothing about an outfit. */
export const FILLER_WORDS =
  "a an the for of in on at to with and or by from is my me i we some any this that please show find want need looking buy shop shopping get online latest new trendy trending fashionable stylish style styles styling best good nice cool cute pretty beautiful wear wearing dressing set sets ideas idea inspiration design designer designs type types colour color coloured colored colours colors ke ki ka ko liye wala wali wale waale mein me se aur dikhao chahiye acha accha sasta saste cheap affordable budget price range rate rupees rupee rs inr only under below within above day night evening time wise purpose occasion piece pieces item items something anything what should";
