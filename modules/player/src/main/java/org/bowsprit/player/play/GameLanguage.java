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
 * Detects the language of a game from the game's own texts for a menu. If the game switches to
 * another language, the program switches, too. The language in which a game starts does not change
 * the program's language, because players of any language may play it in English.
 */
final class GameLanguage implements Companion {

  private static final List<HostText> MENU_TEXTS =
      List.of(HostText.SAVE, HostText.LOAD, HostText.PLAY, HostText.CANCEL, HostText.QUIT);

  private static final char END = 0;

  private final TimedSession game;
  private final Settings settings;
  private long checkedTick = -1;
  private final byte[][] lastBytes = new byte[MENU_TEXTS.size()][];
  private List<String> lastTexts = List.of();
  private Optional<String> language = Optional.empty();

  @Inject
  GameLanguage(TimedSession game, Settings settings) {
    this.game = game;
    this.settings = settings;
  }

  @Override
  public void round() {
    if (checkedTick == game.session().ticks()) {
      return;
    }
    checkedTick = game.session().ticks();
    if (isUnchanged()) {
      return;
    }
    List<String> current =
        MENU_TEXTS.stream().map(this::menuText).flatMap(Optional::stream).toList();
    if (!current.equals(lastTexts)) {
      lastTexts = current;
      settings.languageOf(current).ifPresent(this::changeLanguage);
    }
  }

  /** Avoids decoding unchanged bytes, because this is called twenty times per second. */
  private boolean isUnchanged() {
    boolean isSame = true;
    for (int i = 0; i < lastBytes.length; i++) {
      byte[] current = game.session().world().stringResource(MENU_TEXTS.get(i).string());
      if (!Arrays.equals(current, lastBytes[i])) {
        isSame = false;
        lastBytes[i] = current;
      }
    }
    return isSame;
  }

  /**
   * Returns the game's own version of a text of the menu; empty if there is none. A game may
   * contain such texts although the program does not use them.
   */
  private Optional<String> menuText(HostText text) {
    return Optional.ofNullable(game.session().world().stringResource(text.string()))
        .map(bytes -> new String(bytes, StandardCharsets.ISO_8859_1))
        .map(
            characters ->
                WesternGlyphs.textOf(characters.substring(0, (characters + END).indexOf(END))));
  }

  private void changeLanguage(String code) {
    boolean changesProgram = language.isPresent() || !code.equals(Languages.ENGLISH);
    if (!language.equals(Optional.of(code))) {
      language = Optional.of(code);
      settings.changeGameLanguage(code, changesProgram);
    }
  }
}
