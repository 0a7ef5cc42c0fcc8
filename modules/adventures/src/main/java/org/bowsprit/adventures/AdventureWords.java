package org.bowsprit.adventures;

import java.util.List;

/** Contains the words of adventures. All things of an adventure have different names. */
final class AdventureWords {

  static final List<String> PLACES =
      List.of(
          "hall",
          "cellar",
          "attic",
          "garden",
          "workshop",
          "library",
          "chapel",
          "boathouse",
          "kitchen",
          "stable",
          "observatory",
          "mill");

  static final List<String> DOORS =
      List.of("red", "blue", "green", "white", "black", "grey", "brown", "yellow", "narrow", "low");

  static final List<String> KEYS =
      List.of(
          "iron key",
          "brass key",
          "silver key",
          "copper key",
          "bronze key",
          "tin key",
          "gold key",
          "rusty key",
          "long key");

  /** Lists of two parts and the thing that they form. */
  static final List<List<String>> COMPOUNDS =
      List.of(
          List.of("hook", "rod", "hooked rod"),
          List.of("blade", "handle", "saw"),
          List.of("crank", "wheel", "winch"),
          List.of("wick", "oil flask", "lamp"));

  static final List<String> DECOYS =
      List.of("feather", "spoon", "bottle", "shell", "ribbon", "brush", "button", "candle stub");

  static final List<String> PEOPLE = List.of("porter", "gardener", "miller", "sailor", "scholar");

  static final List<String> TOPICS =
      List.of("flood", "eclipse", "lost ship", "old well", "fire of 1790");

  private AdventureWords() {}
}
