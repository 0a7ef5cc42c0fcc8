package org.bowsprit.web.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the replacements of JDK classes behave like the originals. */
class JdkReplacementsTest {

  private static final int MAX_LENGTH = 300;

  private final Random random = new Random(25);

  private byte[] randomBytes(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  @ParameterizedTest
  @ValueSource(strings = {"MD5", "SHA-256"})
  void digestsEqualTheDigestsOfTheJdk(String algorithm) throws NoSuchAlgorithmException {
    MessageDigest replacement = MessageDigest.getInstance(algorithm);
    java.security.MessageDigest original = java.security.MessageDigest.getInstance(algorithm);
    for (int length = 0; length < MAX_LENGTH; length++) {
      byte[] bytes = randomBytes(length);
      assertThat(replacement.digest(bytes))
          .as("the digest of %d bytes", length)
          .isEqualTo(original.digest(bytes));
    }
  }

  @Test
  void otherAlgorithmsAreNotSupported() {
    assertThatThrownBy(() -> MessageDigest.getInstance("SHA-1"))
        .isInstanceOf(NoSuchAlgorithmException.class);
  }

  @Test
  void checksumsEqualTheChecksumsOfTheJdk() {
    for (int length = 0; length < MAX_LENGTH; length++) {
      byte[] bytes = randomBytes(length);
      CRC32C replacement = new CRC32C();
      java.util.zip.CRC32C original = new java.util.zip.CRC32C();
      replacement.update(bytes, length / 3, length - length / 3);
      original.update(bytes, length / 3, length - length / 3);
      assertThat(replacement.getValue()).isEqualTo(original.getValue());
    }
  }

  @Test
  void hexDigitsEqualTheHexDigitsOfTheJdk() {
    byte[] bytes = randomBytes(40);
    assertThat(HexFormat.of().formatHex(bytes))
        .isEqualTo(java.util.HexFormat.of().formatHex(bytes));
    assertThat(HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes, 3, 9))
        .isEqualTo(java.util.HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes, 3, 9));
    assertThat(HexFormat.of().parseHex(HexFormat.of().formatHex(bytes))).isEqualTo(bytes);
    assertThat(HexFormat.fromHexDigits("FFfe0001")).isEqualTo(0xFFFE0001);
    assertThatThrownBy(() -> HexFormat.fromHexDigits("0g"))
        .isInstanceOf(NumberFormatException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "a", "a\n", "a\r\nb\n\nc\r", "\r\r\n\n"})
  void linesEqualTheLinesOfTheJdk(String text) {
    assertThat(Calls.lines(text)).containsExactlyElementsOf(text.lines().toList());
  }

  @Test
  void numbersAreRoundedAsInTheJdk() {
    for (double number : new double[] {-2.5, -1.5, -0.5, -0.4, 0.5, 1.5, 2.499, 1e12 + 0.5}) {
      assertThat(Calls.round(number)).isEqualTo(Math.round(number));
      assertThat(Calls.round((float) number)).isEqualTo(Math.round((float) number));
    }
    for (int i = 0; i < 1000; i++) {
      double number = random.nextInt() / 16.0;
      assertThat(Calls.round(number)).isEqualTo(Math.round(number));
    }
  }

  @Test
  void unsignedNumbersAreParsedAsInTheJdk() {
    for (String digits : List.of("0", "ff", "ffffffffffffffff", "8000000000000000")) {
      assertThat(Calls.parseUnsignedLong(digits, 16)).isEqualTo(Long.parseUnsignedLong(digits, 16));
    }
    assertThatThrownBy(() -> Calls.parseUnsignedLong("", 16))
        .isInstanceOf(NumberFormatException.class);
    assertThatThrownBy(() -> Calls.parseUnsignedLong("10000000000000000", 16))
        .isInstanceOf(NumberFormatException.class);
  }

  @Test
  void copiesAreUnmodifiable() {
    assertThat(Calls.<String, Integer>copyOf(Map.of("a", 1))).isEqualTo(Map.of("a", 1));
    assertThat(Calls.<String>copyOf(Set.of())).isEmpty();
    assertThatThrownBy(() -> Calls.<String, Integer>copyOf(Map.of()).put("a", 1))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
