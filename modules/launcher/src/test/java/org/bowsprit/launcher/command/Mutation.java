package org.bowsprit.launcher.command;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Damages the bytes of a file in one to four ways at once. */
final class Mutation {

  /** Texts that may break parsers, terminals and pages. */
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

  static byte[] of(byte[] whole, Random random) {
    byte[] bytes = whole;
    for (int times = 1 + random.nextInt(4); times > 0; times--) {
      bytes = once(bytes, random);
    }
    return bytes;
  }

  private static byte[] once(byte[] bytes, Random random) {
    int at = random.nextInt(bytes.length + 1);
    int end = Math.min(bytes.length, at + 1 + random.nextInt(16));
    return switch (random.nextInt(7)) {
      case 0 -> replaced(bytes, at, end, random(end - at, random));
      case 1 -> Arrays.copyOf(bytes, at);
      case 2 -> replaced(bytes, at, end, new byte[0]);
      case 3 -> {
        int from = random.nextInt(bytes.length + 1);
        int to = Math.min(bytes.length, from + random.nextInt(200));
        yield replaced(bytes, at, at, Arrays.copyOfRange(bytes, from, to));
      }
      case 4, 5 -> numberReplaced(bytes, at, random);
      default -> {
        String token = TOKENS.get(random.nextInt(TOKENS.size()));
        yield replaced(
            bytes, at, random.nextBoolean() ? at : end, token.getBytes(StandardCharsets.UTF_8));
      }
    };
  }

  /** Replaces the next number of a text, which keeps its syntax valid. */
  private static byte[] numberReplaced(byte[] bytes, int at, Random random) {
    int from = at;
    while (from < bytes.length && !isDigit(bytes[from])) {
      from++;
    }
    int to = from;
    while (to < bytes.length && isDigit(bytes[to])) {
      to++;
    }
    String number = NUMBERS.get(random.nextInt(NUMBERS.size()));
    return replaced(bytes, from, to, number.getBytes(StandardCharsets.US_ASCII));
  }

  private static boolean isDigit(byte letter) {
    return letter >= '0' && letter <= '9';
  }

  private static byte[] random(int length, Random random) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] replaced(byte[] bytes, int from, int to, byte[] by) {
    byte[] result = Arrays.copyOf(bytes, bytes.length - (to - from) + by.length);
    System.arraycopy(by, 0, result, from, by.length);
    System.arraycopy(bytes, to, result, from + by.length, bytes.length - to);
    return result;
  }
}
