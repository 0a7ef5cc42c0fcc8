package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.HostText;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.text.Languages;

/**
 * Notices which language a game speaks by its own words for a menu, and that it is switched to
 * another: then the program follows. A game that begins in English may be played in English by
 * anybody, so that this alone is no reason to speak it.
 */
final class GameLanguage implements Companion {

  private static final List<HostText> WORDS =
      List.of(HostText.SAVE, HostText.LOAD, HostText.PLAY, HostText.CANCEL, HostText.QUIT);

  private static final char END = 0;

  private final TimedSession game;
  private final Settings settings;
  private long askedAt = -1;
  private final byte[][] bytes = new byte[WORDS.size()][];
  private List<String> words = List.of();
  private Optional<String> spoken = Optional.empty();

  @Inject
  GameLanguage(TimedSession game, Settings settings) {
    this.game = game;
    this.settings = settings;
  }

  @Override
  public void round() {
    if (askedAt == game.session().ticks()) {
      return;
    }
    askedAt = game.session().ticks();
    if (isUnchanged()) {
      return;
    }
    List<String> now = WORDS.stream().map(this::word).flatMap(Optional::stream).toList();
    if (!now.equals(words)) {
      words = now;
      settings.languageOf(now).ifPresent(this::hear);
    }
  }

  /** Twenty times a second: no letters are made of bytes that are the same. */
  private boolean isUnchanged() {
    boolean same = true;
    for (int i = 0; i < bytes.length; i++) {
      byte[] now = game.session().world().stringResource(WORDS.get(i).string());
      if (!Arrays.equals(now, bytes[i])) {
        same = false;
        bytes[i] = now;
      }
    }
    return same;
  }

  /** A game may carry such words without having the program use them. */
  private Optional<String> word(HostText text) {
    return Optional.ofNullable(game.session().world().stringResource(text.string()))
        .map(bytes -> new String(bytes, StandardCharsets.ISO_8859_1))
        .map(letters -> WesternGlyphs.textOf(letters.substring(0, (letters + END).indexOf(END))));
  }

  private void hear(String code) {
    boolean leads = spoken.isPresent() || !code.equals(Languages.ENGLISH);
    if (!spoken.equals(Optional.of(code))) {
      spoken = Optional.of(code);
      settings.changeGameLanguage(code, leads);
    }
  }
}
