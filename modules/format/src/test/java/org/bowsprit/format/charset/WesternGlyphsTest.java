package org.bowsprit.format.charset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the codes of characters in the fonts of Western releases. */
class WesternGlyphsTest {

  @Test
  void asciiCharactersHaveTheirOwnCode() {
    assertThat(WesternGlyphs.of(' ')).isEqualTo(0x20);
    assertThat(WesternGlyphs.of('A')).isEqualTo(0x41);
    assertThat(WesternGlyphs.of('~')).isEqualTo(0x7E);
  }

  @Test
  void accentedLettersHaveTheCodesOfWesternReleases() {
    assertThat(WesternGlyphs.of('ü')).isEqualTo(0x81);
    assertThat(WesternGlyphs.of('Ö')).isEqualTo(0x99);
    assertThat(WesternGlyphs.of('ñ')).isEqualTo(0xA4);
    assertThat(WesternGlyphs.of('ß')).isEqualTo(0xE1);
  }

  @Test
  void everyCodeIsConvertedBackToItsCharacter() {
    for (int character : "Az~üÖñß".chars().toArray()) {
      assertThat(WesternGlyphs.characterOf(WesternGlyphs.of(character))).isEqualTo(character);
    }
    assertThat(WesternGlyphs.textOf("Gef\u0081hl\u0001")).isEqualTo("Gefühl");
    assertThat(WesternGlyphs.characterOf(0x80)).isEqualTo(-1);
    assertThat(WesternGlyphs.characterOf(1)).isEqualTo(-1);
  }

  @Test
  void otherCharactersHaveNoCode() {
    assertThat(WesternGlyphs.of('\n')).isEqualTo(-1);
    assertThat(WesternGlyphs.of(0x7F)).isEqualTo(-1);
    assertThat(WesternGlyphs.of('€')).isEqualTo(-1);
    assertThat(WesternGlyphs.of(0x1F980)).isEqualTo(-1);
  }
}
