package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the table of releases (spec 13 §2). */
class ReleasesTest {

  private static final byte[] INDEX = "an index".getBytes(StandardCharsets.US_ASCII);
  private static final String MD5_OF_INDEX = "efa4c5d028736e9aea7399a4cb78efe3";

  @Test
  void aKnownDigestDeterminesEditionPlatformAndLanguage() {
    Releases releases = Releases.of(MD5_OF_INDEX + "\t11135\tMONKEY2_TOWNS\tFM-Towns\tEnglish\n");

    GameIdentity identity = releases.identify("ANYTHING.000", INDEX, true);

    assertThat(identity.isKnown()).isTrue();
    assertThat(identity.edition()).isEqualTo(Edition.MONKEY2_TOWNS);
    assertThat(identity.platform()).isEqualTo(Platform.FM_TOWNS);
    assertThat(identity.description())
        .isEqualTo("Monkey Island 2: LeChuck's Revenge (FM-Towns, English)");
  }

  @Test
  void anUnknownDigestHasNoEdition() {
    GameIdentity identity = Releases.known().identify("MONKEY.000", new byte[8955], false);

    assertThat(identity.isKnown()).isFalse();
    assertThat(identity.title()).isEqualTo(GameTitle.MONKEY1);
    assertThat(identity.variant()).isEqualTo("VGA CD, unknown release");
    assertThat(identity.edition()).isEqualTo(Edition.OTHER);
  }

  @ParameterizedTest
  @CsvSource({
    "monkey.000, 8955, VGA CD",
    "monkey.000, 9135, Ultimate Talkie",
    "monkey2.000, 10835, Ultimate Talkie"
  })
  void aFanTalkieIsRecognisedByItsSizeAndNotByASpeechFile(String name, int size, String variant) {
    GameIdentity identity = Releases.known().identify(name, new byte[size], true);

    assertThat(identity.variant()).isEqualTo(variant + ", unknown release");
  }

  @Test
  void aTableWithAMissingFieldIsRefused() {
    assertThatThrownBy(() -> Releases.of("00\t1\tMONKEY1_CD\tVGA CD\n"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("expected 5 fields, found [00, 1, MONKEY1_CD, VGA CD]");
  }
}
