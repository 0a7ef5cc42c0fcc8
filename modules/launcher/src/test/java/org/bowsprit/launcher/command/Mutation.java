package org.bowsprit.launcher.command;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Damages the bytes of a file at one to four random positions. */
final class Mutation {

  /** Texts that may cause errors in parsers, terminals and pages. */
  private static final List<String> TOKENS =
      List.of(
          "\u001b[2J\u001b]0;owned\u0007",
          "\u009b31m",
          "\u202e",
          "\0",
          "\r",
          "<!--<script>",
          "</script>",
          "/../",
          "\"",
          "\\",
          "}",
          "{",
          "-1",
          "2147483648",
          "99999999999999999999999",
          "1e400000",
          "[".repeat(20_000),
          "(".repeat(20_000),
          "9".repeat(5_000),
          "ä€👋",
          "\n\n");

  private static final List<String> NUMBERS =
      List.of(
          "0", "1", "-1", "7", "255", "256", "32768", "-32769", "2147483647", "-2147483648", "9e9");

  private Mutation() {}

  static byte[] of(byte[] original, Random random) {
    byte[] bytes = original;
    for (int remainingTimes = 1 + random.nextInt(4); remainingTimes > 0; remainingTimes--) {
      bytes = damageOnce(bytes, random);
    }
    return bytes;
  }

  private static byte[] damageOnce(byte[] bytes, Random random) {
    int start = random.nextInt(bytes.length + 1);
    int end = Math.min(bytes.length, start + 1 + random.nextInt(16));
    return switch (random.nextInt(7)) {
      case 0 -> replace(bytes, start, end, randomBytes(end - start, random));
      case 1 -> Arrays.copyOf(bytes, start);
      case 2 -> replace(bytes, start, end, new byte[0]);
      case 3 -> {
        int from = random.nextInt(bytes.length + 1);
        int to = Math.min(bytes.length, from + random.nextInt(200));
        yield replace(bytes, start, start, Arrays.copyOfRange(bytes, from, to));
      }
      case 4, 5 -> replaceNumber(bytes, start, random);
      default -> {
        String token = TOKENS.get(random.nextInt(TOKENS.size()));
        yield replace(
            bytes,
            start,
            random.nextBoolean() ? start : end,
            token.getBytes(StandardCharsets.UTF_8));
      }
    };
  }

  /**
   * Replaces the next number of a text by another number, so that the syntax of the text stays
   * valid.
   */
  private static byte[] replaceNumber(byte[] bytes, int start, Random random) {
    int from = start;
    while (from < bytes.length && !isDigit(bytes[from])) {
      from++;
    }
    int to = from;
    while (to < bytes.length && isDigit(bytes[to])) {
      to++;
    }
    String number = NUMBERS.get(random.nextInt(NUMBERS.size()));
    return replace(bytes, from, to, number.getBytes(StandardCharsets.US_ASCII));
  }

  private static boolean isDigit(byte character) {
    return character >= '0' && character <= '9';
  }

  private static byte[] randomBytes(int length, Random random) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] replace(byte[] bytes, int from, int to, byte[] replacement) {
    byte[] result = Arrays.copyOf(bytes, bytes.length - (to - from) + replacement.length);
    System.arraycopy(replacement, 0, result, from, replacement.length);
    System.arraycopy(bytes, to, result, from + replacement.length, bytes.length - to);
    return result;
  }
}
