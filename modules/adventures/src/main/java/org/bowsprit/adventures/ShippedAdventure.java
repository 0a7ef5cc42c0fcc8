package org.bowsprit.adventures;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of the adventures that trials use by default.
 *
 * @param level the level of the adventure
 * @param seed the seed of the adventure
 * @param moves the number of moves of the walkthrough
 * @param shortest the smallest number of moves with a lasting effect that win; empty if no search
 *     has determined this number
 */
public record ShippedAdventure(int level, long seed, int moves, Optional<Integer> shortest) {

  private static final String LIST = "adventures.tsv";

  private static final Pattern NAME = Pattern.compile("([1-5])-(\\d{1,18})");

  /** Returns all shipped adventures, by level. */
  public static List<ShippedAdventure> all() {
    try (InputStream in = ShippedAdventure.class.getResourceAsStream(LIST)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().skip(1).map(line -> of(line.split("\t", -1))).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns an adventure by its name.
   *
   * @param name the level and the seed, such as {@code 3-17}; any seed is accepted
   * @return the adventure; empty if the name is not the name of an adventure
   */
  public static Optional<ShippedAdventure> find(String name) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int level = Integer.parseInt(matcher.group(1));
    long seed = Long.parseLong(matcher.group(2));
    return all().stream()
        .filter(each -> each.level() == level && each.seed() == seed)
        .findFirst()
        .or(() -> Optional.of(unshipped(level, seed)));
  }

  private static ShippedAdventure unshipped(int level, long seed) {
    Adventure adventure = AdventureGenerator.generate(Level.of(level), seed);
    return new ShippedAdventure(level, seed, Walkthrough.of(adventure).size(), Optional.empty());
  }

  private static ShippedAdventure of(String[] fields) {
    return new ShippedAdventure(
        Integer.parseInt(fields[0]),
        Long.parseLong(fields[1]),
        Integer.parseInt(fields[2]),
        fields[3].isEmpty() ? Optional.empty() : Optional.of(Integer.valueOf(fields[3])));
  }

  /** Generates and returns the adventure. */
  public Adventure adventure() {
    return AdventureGenerator.generate(Level.of(level), seed);
  }
}
