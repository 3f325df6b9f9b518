import { randomInt } from 'node:crypto';

/** Short, easy to say and to spell, and nothing that anybody could mind. */
const WORDS = `acorn amber apple arrow badge bagel balloon bamboo basil beach berry bingo biscuit
  blossom breeze bridge bubble butter button cactus camel candle canoe carrot castle cherry circus
  clover cloud cobalt cocoa comet cookie copper coral cotton cousin cricket crystal daisy dance dapper
  dolphin domino dragon drum eagle early easy ember falcon feather fern fiddle finch flute forest
  fountain frosty garden gentle ginger glider golden grape guitar hammock happy harbour hazel hedge
  honey humming igloo island ivory jacket jasmine jelly jigsaw jolly juggle kettle kite kiwi ladder
  lagoon lantern lemon lilac lively llama lucky magnet mango maple marble meadow melon merry mighty
  minty mitten moon mosaic muffin nectar nimble noodle nutmeg oasis ocean olive orange orchid otter
  paddle panda paper parrot pasta peach pebble penguin pepper piano picnic pillow pixel planet plum
  polka pony poppy puffin pumpkin puzzle quartz quick quilt rabbit raisin ribbon river robin rocket
  rosy ruby saffron sailor salsa sandy satin scarf seal shell silver simple sketch skipper sleepy
  snow sparrow spiral spring sprout starry steady stream sugar sunny swan swift tango teapot tiger
  toast topaz trumpet tulip turtle twirl umbrella upbeat valley vanilla velvet violet waffle walnut
  warm water whale whisper willow winter wizard yellow yodel zebra zigzag zippy`.split(/\s+/u);

const LENGTH = 4;

/** Four words to tell or to print, far more ways than anybody could try. */
export const newSpokenCode = (): string =>
  Array.from({ length: LENGTH }, () => WORDS[randomInt(WORDS.length)]).join('-');
