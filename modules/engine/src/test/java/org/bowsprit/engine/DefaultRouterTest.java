package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.game.Detection;
import org.bowsprit.format.game.GameDetector;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.Releases;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests which router a release uses by default. A release is identified by the digest of its index;
 * the tests add the digest of a made-up index to the table of releases.
 */
class DefaultRouterTest {

  private static final Bytes INDEX =
      new ByteWriter()
          .chunk("RNAM", names -> names.u8(0))
          .chunk("MAXS", limits -> limits.fill(0, 18))
          .toBytes();

  @ParameterizedTest
  @CsvSource({
    "MONKEY2_DOS, classic",
    "MONKEY2_TALKIE, classic",
    "MONKEY2_DEMO, classic",
    "ATLANTIS_FLOPPY, classic",
    "ATLANTIS_CD, classic",
    "ATLANTIS_DEMO, classic",
    "MONKEY1_CD, box-graph",
    "MONKEY1_TALKIE, box-graph",
    "LABORATORY, box-graph",
    "OTHER, box-graph"
  })
  void aKnownReleaseUsesTheRouterThatItsScriptsWereTimedFor(String edition, String router) {
    assertThat(DefaultRouter.of(releaseOf(edition))).isEqualTo(router);
  }

  @ParameterizedTest
  @CsvSource({"MONKEY2.000", "ATLANTIS.000", "MONKEY.000", "MYGAME.000", "GANNET.000"})
  void anUnknownReleaseUsesTheBuiltInRouter(String index) {
    assertThat(DefaultRouter.of(detected(Releases.known(), index))).isEqualTo("box-graph");
  }

  @Test
  void theClassicRouterIsOfferedOnlyForMonkeyIsland1() {
    assertThat(DefaultRouter.isClassicOffered(releaseOf("MONKEY1_CD"))).isTrue();
    assertThat(DefaultRouter.isClassicOffered(detected(Releases.known(), "MONKEY.000"))).isTrue();
    assertThat(DefaultRouter.isClassicOffered(releaseOf("MONKEY2_DOS"))).isFalse();
    assertThat(DefaultRouter.isClassicOffered(detected(Releases.known(), "MYGAME.000"))).isFalse();
  }

  private static GameIdentity releaseOf(String edition) {
    String line = String.join("\t", md5(INDEX.toArray()), "-", edition, "injected", "English");
    return detected(Releases.of(line), "ANY.000");
  }

  private static GameIdentity detected(Releases releases, String index) {
    List<Detection> foundGames =
        new GameDetector(releases).detectGames(new MemoryFiles("here", Map.of(index, INDEX)));
    return ((Detection.Found) foundGames.get(0)).identity();
  }

  private static String md5(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
