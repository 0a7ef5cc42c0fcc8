package org.bowsprit.kit.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.Diagnostic.Severity;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bow.place.BoxCall;
import org.bowsprit.bow.place.PlacedItem;
import org.bowsprit.bow.place.PlacedItem.Kind;
import org.bowsprit.bow.place.PlacementNumber;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.ZPlane;
import org.bowsprit.format.palette.TransparentColour;
import org.bowsprit.kit.game.RoomFiles;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.internal.box.BoxEdit;
import org.bowsprit.kit.internal.colour.PictureIndexer;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.media.image.ColourPicture;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;

/** Reads the parts of a room that can be edited, and the pictures over which a page draws them. */
final class RoomReader {

  private final SourceTree tree;
  private final Map<String, List<PlacedItem>> placedItems;
  private final List<BoxCall> boxCalls;
  private final List<Diagnostic> errors;

  RoomReader(
      SourceTree tree,
      Map<String, List<PlacedItem>> placedItems,
      List<BoxCall> boxCalls,
      List<Diagnostic> errors) {
    this.tree = tree;
    this.placedItems = placedItems;
    this.boxCalls = boxCalls;
    this.errors = errors;
  }

  EditableRoom readRoom(RoomDeclaration room) {
    RoomFiles files = RoomFiles.of(room.name());
    String boxesPath = files.boxes(room.properties());
    String text = tree.text(boxesPath).orElse("");
    List<TextProblem> problems = new ArrayList<>();
    BoxEdit floor = BoxEdit.of(boxesPath, text, problems);
    problems.forEach(problem -> errors.add(diagnostic(Severity.ERROR, boxesPath, text, problem)));
    int transparent = room.properties().number("transparent", TransparentColour.DEFAULT.index());
    String background = files.background(room.properties());
    List<EditableThing> things = things(room, new PagePictures(tree, background, transparent));
    RoomNumbers numbers =
        new RoomNumbers(
            problems.isEmpty() ? floor.boxes() : List.of(),
            problems.isEmpty() ? floor.slots() : List.of(),
            things.stream().map(EditableThing::numbers).toList());
    return new EditableRoom(
        room.number(),
        room.name(),
        boxesPath,
        numbers,
        things,
        picture(background, PictureIndexer::indexed),
        planes(files),
        boxCalls.stream()
            .filter(each -> each.room().isEmpty() || each.room().equals(room.name()))
            .toList(),
        tree.file(background),
        transparent);
  }

  /** Converts a problem of a text to a diagnostic of the source file. */
  static Diagnostic diagnostic(Severity severity, String path, String text, TextProblem problem) {
    return new Diagnostic(
        severity,
        new SourcePosition(path, problem.line(), problem.column()),
        problem.length(),
        problem.getMessage(),
        text.lines().skip(problem.line() - 1L).findFirst().orElse(""));
  }

  private List<EditableThing> things(RoomDeclaration room, PagePictures pictures) {
    List<EditableThing> things = new ArrayList<>();
    for (ObjectDeclaration object : room.objects()) {
      things.add(object(room, object, pictures));
    }
    for (Kind kind : List.of(Kind.ACTOR, Kind.ENTRY)) {
      placedItems.forEach(
          (path, fileThings) ->
              fileThings.stream()
                  .filter(each -> each.kind() == kind && each.room().equals(room.name()))
                  .forEach(each -> things.add(actorOrEntry(path, each))));
    }
    return things;
  }

  private EditableThing object(
      RoomDeclaration room, ObjectDeclaration object, PagePictures pictures) {
    String path = object.position().path();
    PlacedItem found =
        placedItems.getOrDefault(path, List.of()).stream()
            .filter(each -> each.kind() == Kind.OBJECT && each.room().equals(room.name()))
            .filter(each -> each.name().equals(object.name()))
            .findFirst()
            .orElse(new PlacedItem(Kind.OBJECT, room.name(), object.name(), Map.of()));
    List<Integer> numbers =
        List.of(
            object.x(),
            object.y(),
            object.width(),
            object.height(),
            object.walkX(),
            object.walkY(),
            object.facing());
    ThingAppearance appearance =
        new ThingAppearance(object.state(), object.states(), pictures.of(room.name(), object));
    return new EditableThing(
        path, Kind.OBJECT, object.name(), numbers, found.numbers(), appearance);
  }

  private static EditableThing actorOrEntry(String path, PlacedItem thing) {
    List<Integer> numbers =
        List.of(
            thing.numbers().get(PlacementNumber.X).value(),
            thing.numbers().get(PlacementNumber.Y).value());
    return new EditableThing(
        path, thing.kind(), thing.name(), numbers, thing.numbers(), ThingAppearance.NONE);
  }

  private SortedMap<Integer, IndexedPicture> planes(RoomFiles files) {
    SortedMap<Integer, IndexedPicture> planes = new TreeMap<>();
    for (int plane = 1; plane <= ZPlane.MAX_NUMBER; plane++) {
      int number = plane;
      picture(files.plane("", plane), PictureIndexer::mask)
          .ifPresent(mask -> planes.put(number, mask));
    }
    return planes;
  }

  /** Returns the picture; empty if it cannot be read. The build reports such a picture. */
  private Optional<IndexedPicture> picture(
      String path, Function<ColourPicture, IndexedPicture> converter) {
    Optional<Bytes> file = tree.file(path);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    byte[] png = file.get().toArray();
    try {
      return Optional.of(
          PngReader.isTrueColour(png)
              ? converter.apply(PngReader.readColours(png))
              : PngReader.read(png));
    } catch (PngException e) {
      return Optional.empty();
    }
  }
}
