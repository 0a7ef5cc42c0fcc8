package org.bowsprit.kit.game;

import java.nio.charset.StandardCharsets;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.kit.internal.sound.SoundDecompiler;

/** Writes the source with a decompiled game's title, limits and resources. */
final class GameFileText {

  private final GameResources game;
  private final String title;
  private final SourceLines out = new SourceLines();

  GameFileText(GameResources game, String title) {
    this.game = game;
    this.title = title;
  }

  /** Returns the source. */
  String text() {
    Bytes letters = Bytes.wrap(title.getBytes(StandardCharsets.US_ASCII));
    GameLimits limits = game.index().limits();
    out.open("game " + SourceLines.quoted(letters));
    out.line("variables " + limits.variables());
    out.line("bits " + limits.bitVariables());
    out.line("roomobjects " + limits.localObjects());
    out.line("arrays " + limits.arrays());
    out.line("charsets " + limits.charsets());
    out.line("verbs " + limits.verbs());
    out.line("flashobjects " + limits.flashObjects());
    out.line("inventory " + limits.inventory());
    out.line("objects " + game.index().objects().size());
    out.line("rooms " + game.index().rooms().size());
    out.line("scripts " + game.index().scripts().size());
    out.line("sounds " + game.index().sounds().size());
    out.line("costumes " + game.index().costumes().size());
    out.close();
    plain(ResourceKind.COSTUME, "costume");
    plain(ResourceKind.CHARSET, "charset");
    sounds();
    return out.text();
  }

  private void plain(ResourceKind kind, String word) {
    out.line("");
    game.ids(kind).forEach(id -> out.line(word + " " + word + id + " @" + id));
  }

  private void sounds() {
    out.line("");
    for (int id : game.ids(ResourceKind.SOUND)) {
      try {
        String name = "sound" + id;
        var parts = new SoundDecompiler(name, game.sound(id).orElseThrow()).decompile();
        out.open("sound " + name + " @" + id);
        parts.forEach(part -> out.line(part.setting()));
        out.close();
      } catch (FormatException e) {
        // The decompiler reports that this sound is left out.
        out.line("// sound " + id + " cannot be read");
      }
    }
  }
}
