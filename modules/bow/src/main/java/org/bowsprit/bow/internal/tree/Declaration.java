package org.bowsprit.bow.internal.tree;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;

/** A declaration in the whole game or in a room. */
public sealed interface Declaration {

  /** Returns the position of the declaration's name. */
  Span span();

  /** Returns the blocks of statements in the declaration that belong to the code of the game. */
  default Stream<Statement.Block> bodies() {
    return Stream.empty();
  }

  /**
   * A setting: a word and its values.
   *
   * @param name the word
   * @param values the values after it
   */
  record Setting(Token name, List<Expression> values) {

    /** Stores an immutable copy of {@code values}. */
    public Setting {
      values = List.copyOf(values);
    }
  }

  /**
   * The game's title and settings.
   *
   * @param title the title
   * @param settings the settings in its block
   * @param span its position
   */
  record Game(Token title, List<Setting> settings, Span span) implements Declaration {

    /** Stores an immutable copy of {@code settings}. */
    public Game {
      settings = List.copyOf(settings);
    }
  }

  /**
   * The use of an interface of the language.
   *
   * @param library the name of the interface
   * @param settings the settings in its block
   * @param span the position of the name
   */
  record Use(String library, List<Setting> settings, Span span) implements Declaration {

    /** Stores an immutable copy of {@code settings}. */
    public Use {
      settings = List.copyOf(settings);
    }
  }

  /**
   * A declaration that an interface requires from the game.
   *
   * @param kind the word before the name
   * @param name its name; empty if any declaration of the kind is enough
   * @param reason the reason, for messages
   */
  record Need(Token kind, Optional<Token> name, Token reason) implements Declaration {
    @Override
    public Span span() {
      return kind.span();
    }
  }

  /**
   * A constant.
   *
   * @param name its name
   * @param value its value
   */
  record Constant(Token name, Expression value) implements Declaration {
    @Override
    public Span span() {
      return name.span();
    }
  }

  /**
   * A numbered declaration with a name and optional settings: {@code var}, {@code bit}, {@code
   * string}, {@code class}, {@code verb}, {@code actor}, {@code costume}, {@code sound}, {@code
   * charset}.
   *
   * @param kind the word before the name
   * @param name its name
   * @param size the number of elements, in square brackets; empty for a single variable
   * @param number its number after {@code @}; empty if the compiler chooses the number
   * @param settings the settings in its block
   */
  record Numbered(
      Token kind,
      Token name,
      Optional<Expression> size,
      Optional<Expression> number,
      List<Setting> settings)
      implements Declaration {

    /** Stores an immutable copy of {@code settings}. */
    public Numbered {
      settings = List.copyOf(settings);
    }

    @Override
    public Span span() {
      return name.span();
    }
  }

  /**
   * Settings without a name: {@code choices}, {@code languages}, {@code glyph}.
   *
   * @param kind the word
   * @param settings the settings in its block
   * @param number the number after the names of languages; empty if there is none
   */
  record Settings(Token kind, List<Setting> settings, Optional<Expression> number)
      implements Declaration {

    /** Stores an immutable copy of {@code settings}. */
    public Settings {
      settings = List.copyOf(settings);
    }

    /** Returns the names among the values of the settings, in their order. */
    public List<String> names() {
      return settings.stream()
          .flatMap(each -> each.values().stream())
          .filter(Expression.Name.class::isInstance)
          .map(each -> ((Expression.Name) each).name())
          .toList();
    }

    @Override
    public Span span() {
      return kind.span();
    }
  }

  /**
   * A script or function.
   *
   * @param name its name
   * @param isFunction true for a function, false for a script
   * @param returnsValue true if at least one of its statements returns a value
   * @param parameters the names of its first local variables
   * @param number its number after {@code @}; empty if the compiler chooses the number
   * @param body its statements
   */
  record Script(
      Token name,
      boolean isFunction,
      boolean returnsValue,
      List<Token> parameters,
      Optional<Expression> number,
      Statement.Block body)
      implements Declaration {

    /** Stores an immutable copy of {@code parameters}. */
    public Script {
      parameters = List.copyOf(parameters);
    }

    @Override
    public Span span() {
      return name.span();
    }

    @Override
    public Stream<Statement.Block> bodies() {
      return Stream.of(body);
    }
  }

  /**
   * A room.
   *
   * @param name its name
   * @param number its number after {@code @}; empty if the compiler chooses the number
   * @param settings the settings in its block
   * @param members its objects, scripts, variables and constants
   * @param entry the statements that run when the room is entered; empty if there are none
   * @param exit the statements that run when the room is left; empty if there are none
   */
  record Room(
      Token name,
      Optional<Expression> number,
      List<Setting> settings,
      List<Declaration> members,
      Optional<Statement.Block> entry,
      Optional<Statement.Block> exit)
      implements Declaration {

    /** Stores immutable copies of the collections. */
    public Room {
      settings = List.copyOf(settings);
      members = List.copyOf(members);
    }

    @Override
    public Span span() {
      return name.span();
    }

    @Override
    public Stream<Statement.Block> bodies() {
      return Stream.concat(
          members.stream().flatMap(Declaration::bodies),
          Stream.concat(entry.stream(), exit.stream()));
    }
  }

  /**
   * An object of a room.
   *
   * @param name its name
   * @param number its number after {@code @}; empty if the compiler chooses the number
   * @param settings the settings in its block
   * @param handlers the verb handlers
   * @param code assembler statements instead of handlers; empty if the object has none
   */
  record ObjectNode(
      Token name,
      Optional<Expression> number,
      List<Setting> settings,
      List<Handler> handlers,
      Optional<Statement.Assembly> code)
      implements Declaration {

    /** Stores immutable copies of the collections. */
    public ObjectNode {
      settings = List.copyOf(settings);
      handlers = List.copyOf(handlers);
    }

    @Override
    public Span span() {
      return name.span();
    }

    @Override
    public Stream<Statement.Block> bodies() {
      return handlers.stream().map(Handler::body);
    }
  }

  /**
   * A test of a game. It is not part of the game.
   *
   * @param title its title
   * @param body its statements
   */
  record Test(Token title, Statement.Block body) implements Declaration {
    @Override
    public Span span() {
      return title.span();
    }
  }

  /**
   * A handler for one or more verbs.
   *
   * @param verbs the verbs; empty if the handler handles all other verbs
   * @param partners the objects after {@code with}; empty for none
   * @param parameters the names of its first local variables
   * @param body its statements
   */
  record Handler(
      List<Expression> verbs,
      List<Expression> partners,
      List<Token> parameters,
      Statement.Block body) {

    /** Stores immutable copies of the collections. */
    public Handler {
      verbs = List.copyOf(verbs);
      partners = List.copyOf(partners);
      parameters = List.copyOf(parameters);
    }
  }
}
