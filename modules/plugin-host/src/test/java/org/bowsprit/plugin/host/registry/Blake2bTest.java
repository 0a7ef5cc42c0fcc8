package org.bowsprit.plugin.host.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Tests the hash function BLAKE2b with the example of RFC 7693 and with values of b2sum. */
class Blake2bTest {

  @Test
  void theHashOfTheExampleInTheStandardIsCorrect() {
    // The example is in RFC 7693, appendix A.
    assertThat(hash("abc", 64))
        .isEqualTo(
            "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
                + "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923");
  }

  @Test
  void theHashesOfMessagesOfDifferentLengthsAreCorrect() {
    // The expected values are the output of b2sum -l 256.
    assertThat(hash("", 32))
        .isEqualTo("0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
    assertThat(hash("x".repeat(128), 32))
        .isEqualTo("164ffb7089bae6f5a62fb0795e751dc9e88eac92e1a5b2fafe93a25abf2d9c3b");
    assertThat(hash("x".repeat(300), 32))
        .isEqualTo("5aa7fbbf37986bb2a5d547c0d3c4d4326a24d786e7d57bf93fc784176e38b33d");
  }

  private static String hash(String message, int length) {
    return HexFormat.of()
        .formatHex(Blake2b.of(message.getBytes(StandardCharsets.US_ASCII), length));
  }
}
