package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bowsprit.desktop.text.Languages;
import org.bowsprit.engine.HostText;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.settings.Settings;

/**
 * Detects the language of a game from the game's own words for a menu. If the game switches to
 * another language, the program switches, too. The language in which a game starts does not change
 * the program's language, because people of any language may play it in English.
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

  /** Avoids decoding unchanged bytes, because this is called twenty times per second. */
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

  /**
   * Returns the game's own word for a text of the menu; empty if there is none. A game may contain
   * such words although the program does not use them.
   */
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
