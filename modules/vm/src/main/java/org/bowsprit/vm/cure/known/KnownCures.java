package org.bowsprit.vm.cure.known;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.bowsprit.format.game.Edition;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.Cures;
import org.bowsprit.vm.cure.EntryCure;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * The cures for the games of an edition. Demos and fan editions have different scripts, so the
 * cures of the original do not apply to them. Unknown games have no cures.
 *
 * @param needed cures of faults that stop a game; always active
 * @param glitches cures of faults that are only visible or audible; active if the player wants them
 * @param rooms cures of room data, active together with the glitches
 */
public record KnownCures(Cures needed, List<Cure> glitches, List<RoomCure> rooms) {

  /** No cures. */
  public static final KnownCures NONE = new KnownCures(Cures.NONE, List.of(), List.of());

  public KnownCures {
    glitches = List.copyOf(glitches);
    rooms = List.copyOf(rooms);
  }

  /** Returns the cures for the games of an edition. This is the table of all cures. */
  public static KnownCures of(Edition edition) {
    return switch (edition) {
      case MONKEY1_CD ->
          new KnownCures(
              ofInstructions(new LookDuringCutscene(), new RenameDuringCutscene()),
              List.of(
                  new InvertedSmellBit(),
                  new OpenShopDoor(),
                  OmittedInstruction.smokeColour(),
                  new SmokeCostume(),
                  new SignColour(),
                  new NavigatorColour(140),
                  new NavigatorColour(294),
                  OmittedInstruction.interruptedMusic(),
                  CutOffLine.byNextLine("village-lines", ScriptPlace.local(25, 205)),
                  CutOffLine.byEndOfCutscene("storekeeper-line", new ScriptPlace(30, 11))),
              List.of(new PreservedColours("inventory-colours", 59, Set.of(245, 247, 249, 251))));
      case MONKEY1_TALKIE ->
          new KnownCures(
              Cures.NONE,
              List.of(CutOffLine.byNextLine("village-lines", ScriptPlace.local(25, 205))),
              List.of());
      case MONKEY2_DOS ->
          new KnownCures(
              new Cures(List.of(), List.of(new EntryCure("carried-rope", 1047, 6))),
              List.of(
                  new LargosTheme(),
                  OmittedInstruction.wipedMessage(),
                  new OpenDoor(),
                  new DiverAboveWater()),
              List.of());
      case MONKEY2_TALKIE ->
          new KnownCures(
              new Cures(SoldMapPiece.ofAllTests().toList(), List.of()),
              List.of(new WrongObjectNumbers()),
              List.of());
      case ATLANTIS_CD, ATLANTIS_FLOPPY ->
          new KnownCures(
              ofInstructions(new AbsentLift(60)),
              List.of(new MissingCoat(), OmittedInstruction.stoppedLine()),
              List.of(new MaskCure("wall-over-indy", 225, 8, 0)));
      case ATLANTIS_AMIGA ->
          new KnownCures(ofInstructions(new AbsentLift(58)), List.of(), List.of());
      case MONKEY1_MAC,
          MONKEY1_TOWNS,
          MONKEY1_SEGA,
          MONKEY2_DEMO,
          MONKEY2_MAC,
          MONKEY2_TOWNS,
          MONKEY2_AMIGA,
          ATLANTIS_DEMO,
          ATLANTIS_MAC,
          ATLANTIS_MAC_DEMO,
          ATLANTIS_TOWNS,
          ATLANTIS_TOWNS_DEMO,
          GANNET_ROCK,
          LABORATORY,
          OTHER ->
          NONE;
    };
  }

  private static Cures ofInstructions(Cure... cures) {
    return new Cures(List.of(cures), List.of());
  }

  /**
   * Returns the active cures of scripts.
   *
   * @param withGlitches whether the player wants glitches cured
   */
  public Cures activeScriptCures(boolean withGlitches) {
    return withGlitches
        ? new Cures(
            Stream.concat(needed.instructions().stream(), glitches.stream()).toList(),
            needed.entries())
        : needed;
  }

  /** Returns the active cures of rooms. */
  public List<RoomCure> activeRoomCures(boolean withGlitches) {
    return withGlitches ? rooms : List.of();
  }
}
