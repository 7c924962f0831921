import type {FoodForm, LifeStage, Species} from './vocabulary';

/**
 * The words of generated products. No list has the same entry twice. A sentence takes one entry from each of its lists,
 * so the lengths of the lists set the number of different sentences.
 */

const words = (text: string) => text.split('|').map((phrase) => phrase.trim());

/** A generated title has one word of each list: `Willow Creek Supper`. */
export const TITLE_FIRST = words(`
  Willow|Cedar|Maple|Juniper|Hazel|Aspen|Birch|Alder|Clover|Heather|Larkspur|Sage|Thistle|Fern|Bramble|Poppy|Copper|Silver|Amber|
  Golden|Slate|Cobalt|Russet|Ivory|Northern|Southern|Western|Eastern|Lower|Upper|Hidden|Quiet|Sunny|Windy|Misty|Frosty|Early|Late|
  Winter|Summer|Autumn|Spring|Stone|Timber|Prairie|Canyon|Coastal|Alpine|Fox|Otter|Heron|Sparrow|Badger|Falcon|Finch|Wren`);

export const TITLE_SECOND = words(`
  Creek|Meadow|Ridge|Hollow|Valley|Grove|Harbor|Lake|River|Brook|Field|Orchard|Garden|Mill|Farm|Barn|Bridge|Crossing|Landing|Point|
  Bay|Cove|Hill|Knoll|Glen|Dale|Heath|Moor|Marsh|Spring House|Pines|Oaks|Elms|Vineyard|Pasture|Ranch|Trail|Path|Lane|Corner|Porch|
  Hearth|Cottage|Lodge|Station|Market|Square|Lantern`);

/** By form. No dish appears under two forms, and each list has eight. */
export const DISHES: Record<FoodForm, string[]> = {
  'dry-food': words('Kibble|Recipe|Harvest|Blend|Table|Daily|Crunch|Bowl'),
  canned: words('Stew|Loaf|Supper|Casserole|Hotpot|Dinner|Mince|Roast'),
  tray: words('Feast|Plate|Terrine|Flakes|Carvery|Slices|Platter|Medley'),
  pouch: words('Morsels|Ragout|Chunks|Broth|Shreds|Simmer|Gravy|Pot'),
  treat: words('Bites|Biscuits|Chews|Nibbles|Twists|Cookies|Crisps|Jerky'),
};

export const OPENINGS = words(`
  is an unfussy recipe|was written|keeps things simple|is a steady choice|came out of our test kitchen|is made with care|
  started as a winter special|is what our tasters asked for|covers every day of the week|is a small-batch favorite|
  is one of our quieter successes|earns its place in the cupboard`);

export const AUDIENCES: Record<Species, Record<LifeStage, string>> = {
  dog: {
    puppy: 'for puppies who are still growing into their paws',
    kitten: 'for puppies who are still growing into their paws',
    adult: 'for active adult dogs',
    senior: 'for older dogs who are slowing down',
  },
  cat: {
    puppy: 'for kittens who are into everything',
    kitten: 'for kittens who are into everything',
    adult: 'for adult cats with strong opinions',
    senior: 'for older cats who’ve earned the best chair',
  },
};

/** Ingredients listed after the meat, of three kinds. */
export const GRAINS = words(`
  brown rice|pearled barley|rolled oats|whole millet|quinoa|white rice|sorghum|buckwheat|amaranth|spelt|chickpeas|green lentils|
  red lentils|split peas|yellow peas|sweet potato|white potato|tapioca|oat groats|wild rice|teff|black beans|navy beans|pea flour|
  corn meal|farro|potato starch|chickpea flour`);

export const GREENS = words(`
  romaine|pumpkin|butternut squash|green beans|spinach|kale|broccoli|zucchini|parsnips|beets|celery|peas in the pod|cauliflower|
  Brussels sprouts|turnips|chard|cabbage|tomatoes|asparagus|fennel|collard greens|acorn squash|dandelion leaves|bok choy|kohlrabi|
  red peppers|watercress|rutabaga`);

export const EXTRAS = words(`
  flaxseed|cranberries|blueberries|apples|pears|sunflower oil|coconut oil|fish oil|canola oil|chia seeds|kelp|parsley|rosemary|
  turmeric|ginger|chicory root|dried egg|brewers yeast|pomegranate|papaya|basil|thyme|mint|hemp seed|rose hips|bilberries|
  safflower oil|psyllium`);

/** "We cook it at a low heat, so that the pieces keep their shape." */
export const MAKING = words('cook|prepare|make|finish|portion|mix|pack|season');

export const MANNERS = words(`
  at a low heat|in small batches|on weekday mornings|by the single kettle|within a day of delivery|under a nutritionist’s eye|
  in our Kansas kitchen|in our Ohio kitchen|without any hurry|in one unbroken run|after a long rest|from a written recipe card|
  to the gram|with filtered water|in steel pans|with the lid on|with the windows open|in two slow stages|by weight and never by eye|
  at the start of each shift|only to order|with a cook standing by|in rounds of a thousand|at the pace of the oldest oven|
  with a timer and a thermometer|in a room of its own|after tasting the first tray|before the market opens|with nothing to hide|
  the way we do at home|in batches with a number|under a gentle steam|with an extra turn of the paddle|below the boil|
  on a line without peanuts|in the cool of the evening|with a second pair of hands|by a method we have not changed|
  with a pause in the middle|under a date and a name|to a written standard|over twenty quiet minutes|over a full hour|
  in the smallest pot that works|with fresh filters each day|at one steady temperature|next to the people who grow it|
  in sight of the tasting table`);

export const RESULTS = words(`
  the pieces keep their shape|the smell stays in the bowl|nothing tastes burnt|each spoonful is like the last|the color is its own|
  the vitamins come through|the texture holds to the bottom|the fat stays fresh|picky eaters look up|a light bite is enough|
  old teeth can manage|it never turns to dust|it stays moist inside|the flavor needs no help|the meat can be seen|
  no batch leaves unchecked|the label tells the truth|the aroma reaches the hallway|less is left in the dish|it sits easily|
  water goes further|the fiber stays gentle|the starch is easy to break down|the edges stay soft|the center cooks through|
  every pack weighs what it says|we can trace it to the field|we can name who made it|it pours without crumbs|it breaks cleanly by hand|
  salt is never needed|sugar is never needed|the broth stays clear|the minerals stay in balance|the oil does not separate|
  it keeps for its full date|it opens as it was closed|mealtimes stay short|bowls come back clean|leftovers are rare|
  the last serving matches the first|seasons make no difference|the crunch is there in June|the protein stays easy to use|
  the grain keeps its bite|the vegetables taste of themselves|the surface stays dry|nothing sticks to a whisker|
  nothing sticks to a beard|the carpet is spared|the measure is always right|the scoop runs smoothly|a small serving satisfies|
  the energy lasts the afternoon|the stomach stays quiet|the whole house approves`);

/** "On busy mornings, serve it straight from the pack and rinse the dish at once." */
export const OCCASIONS = words(`
  On busy mornings|On slow Sundays|After a long walk|After a nap|Before a car ride|When guests are over|In the first week|
  In hot weather|In cold weather|When appetite is low|When the season turns|On training days|On rest days|After the vet’s visit|
  At the end of the day|At first light|When you are away|While the coat is changing|When two share a kitchen|When the bag is new|
  Between larger meals|On the weekend|On the road|After grooming|During the holidays|When routines change|In the evening|At noon`);

export const ADVICE = words(`
  serve it straight from the pack|let it come to room temperature|add a splash of warm water|split it over two bowls|
  offer a spoonful first|weigh it once on a kitchen scale|put it down at the same hour|use a wide, shallow dish|
  use a slow-feeder dish|mix in a little of yesterday’s food|keep the serving small|follow the guide on the back|
  start with half the amount|set it beside fresh water|feed it in a quiet corner|hide a few pieces around the room|
  serve it on a flat plate|lift the bowl a few inches|stir it once with a fork|give it fifteen minutes|
  hold back a tenth for rewards|write the date on the lid|take away what is not eaten|keep to one flavor|try another flavor|
  let the nose go first|feed by the clock and not by the eyes|measure with the same scoop`);

export const AFTERWARDS = words(`
  and rinse the dish at once|and keep the rest cool|and close the pack tightly|and see what happens|and trust the label|
  and leave the rest to us|and refill the water|and note what was left|and take it slowly|and praise a clean bowl|
  and go easy on extras|and check the weight on Friday|and count treats as food|and share the job with the children|
  and stay close by|and give them room|and keep the routine|and skip the table scraps|and call us with questions|
  and ask your clinic if unsure|and wipe the mat afterwards|and keep an eye on the clock|and enjoy the silence|
  and listen for the crunch|and store it out of the sun|and recycle the pack|and let them rest for an hour|
  and expect to be followed`);

export const BENEFITS = words(`
  Real meat comes first|No artificial colors|No artificial preservatives|Vitamins and minerals in balance|Easy to digest|
  Omega-6 for a shiny coat|Omega-3 from natural sources|Made in small batches|Packed fresh|Gentle fiber for regular days|
  Steady energy|Suits picky eaters|Recyclable pack|Traceable from field to bowl|Antioxidants from fruit and vegetables|
  Checked by a veterinarian`);
